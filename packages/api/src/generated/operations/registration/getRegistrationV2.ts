// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** How far a registration in steps has come. */
export const getRegistrationV2 = /*#__PURE__*/ operation('getRegistrationV2', '/v2/register/{token}', (client, path, input) => client.GET(path, input), readRegisterTokenStatus, { staleMs: 0 });
