// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSend } from '../../shapes/Send.ts';

/** The outcome of an Idempotency-Key. */
export const getSend = /*#__PURE__*/ operation('getSend', '/v1/customer/me/sends/{key}', (client, path, input) => client.GET(path, input), readSend, { staleMs: 0 });
