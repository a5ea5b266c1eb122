// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerCheck } from '../../shapes/CustomerCheck.ts';

/** Have the age checked. */
export const validateAge = /*#__PURE__*/ operation('validateAge', '/v1/customer/me/validation/age', (client, path, input) => client.POST(path, input), readCustomerCheck);
