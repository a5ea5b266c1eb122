// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasSession } from '../../shapes/LugasSession.ts';

/** Ends the betting session. */
export const disableLugas = /*#__PURE__*/ operation('disableLugas', '/v1/customer/me/lugas', (client, path, input) => client.PUT(path, input), readLugasSession);
