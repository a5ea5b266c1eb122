// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPush } from '../../shapes/Push.ts';

/** Tell this login of new messages by push. */
export const setPush = /*#__PURE__*/ operation('setPush', '/v1/customer/me/push', (client, path, input) => client.PUT(path, input), readPush);
