// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPersonalDataRequest } from '../../shapes/PersonalDataRequest.ts';

/** Ask for a copy of the personal data. */
export const requestPersonalData = /*#__PURE__*/ operation('requestPersonalData', '/v1/customer/me/personal-data-request', (client, path, input) => client.POST(path, input), readPersonalDataRequest);
