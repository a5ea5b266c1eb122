// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPush } from '../../shapes/Push.ts';

/** End the push of this login. */
export const deletePush = /*#__PURE__*/ operation('deletePush', '/v1/customer/me/push', (client, path, input) => client.DELETE(path, input), readPush);
