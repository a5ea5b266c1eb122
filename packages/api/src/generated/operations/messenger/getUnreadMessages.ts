// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readUnreadMessages } from '../../shapes/UnreadMessages.ts';

/** How many messages the customer has not read. */
export const getUnreadMessages = /*#__PURE__*/ operation('getUnreadMessages', '/v1/customer/me/messages/unread', (client, path, input) => client.GET(path, input), readUnreadMessages, { staleMs: 0, retry: 1 });
