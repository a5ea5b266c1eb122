// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSend } from '../../shapes/Send.ts';

/** Make an unused Idempotency-Key void. */
export const voidSend = /*#__PURE__*/ operation('voidSend', '/v1/customer/me/sends/{key}/void', (client, path, input) => client.POST(path, input), readSend, { retry: 0 });
