// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** How far a registration has come. */
export const getRegistration = /*#__PURE__*/ operation('getRegistration', '/v3/register/{token}', (client, path, input) => client.GET(path, input), readRegisterTokenStatus, { staleMs: 0 });
