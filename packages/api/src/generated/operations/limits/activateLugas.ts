// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasSession } from '../../shapes/LugasSession.ts';

/** Begins the betting session. */
export const activateLugas = /*#__PURE__*/ operation('activateLugas', '/v1/customer/me/lugas', (client, path, input) => client.POST(path, input), readLugasSession);
