// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerCheck } from '../../shapes/CustomerCheck.ts';

/** Have the identity checked. */
export const validateIdentity = /*#__PURE__*/ operation('validateIdentity', '/v1/customer/me/validation/identity', (client, path, input) => client.POST(path, input), readCustomerCheck);
