// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readUnreadMessages } from '../../shapes/UnreadMessages.ts';

/** Mark messages as read. */
export const readMessages = /*#__PURE__*/ operation('readMessages', '/v1/customer/me/messages/read', (client, path, input) => client.PUT(path, input), readUnreadMessages);
