// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLugasKeepalive } from '../../shapes/LugasKeepalive.ts';

/** Renews the betting session. */
export const keepLugasAlive = /*#__PURE__*/ operation('keepLugasAlive', '/v1/customer/me/lugas/keepalive', (client, path, input) => client.GET(path, input), readLugasKeepalive, { staleMs: 0, retry: 0 });
