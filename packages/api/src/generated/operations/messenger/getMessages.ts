// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMessage } from '../../shapes/Message.ts';
import { list } from '../../../wire/shapes.ts';

/** Messages to the customer. */
export const getMessages = /*#__PURE__*/ operation('getMessages', '/v1/customer/me/messages', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMessage), { staleMs: 0, retry: 1 });
