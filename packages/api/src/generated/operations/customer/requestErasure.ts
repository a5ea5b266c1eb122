// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPersonalDataRequest } from '../../shapes/PersonalDataRequest.ts';

/** Ask for the erasure of the personal data. */
export const requestErasure = /*#__PURE__*/ operation('requestErasure', '/v1/customer/me/erasure-request', (client, path, input) => client.POST(path, input), readPersonalDataRequest);
