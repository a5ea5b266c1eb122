// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPush } from '../../shapes/Push.ts';

/** Whether this login is told of new messages by push. */
export const getPush = /*#__PURE__*/ operation('getPush', '/v1/customer/me/push', (client, path, input) => client.GET(path, input), readPush, { staleMs: 0, retry: 1 });
