// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPersonalData } from '../../shapes/PersonalData.ts';

/** The personal data as a file. */
export const getPersonalData = /*#__PURE__*/ operation('getPersonalData', '/v1/customer/me/personal-data', (client, path, input) => client.GET(path, input), readPersonalData, { staleMs: 0 });
