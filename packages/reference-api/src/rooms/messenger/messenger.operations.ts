import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { bookmarkOperations } from './bookmark.operations.ts';
import { eventOperations } from './events/event.operations.ts';
import { messageOperations } from './message.operations.ts';
import { pushOperations } from './push/push.operations.ts';
import { tickerOperations } from './ticker.operations.ts';
import { createTicker } from './ticker.ts';
import { unreadOperations } from './unread.operations.ts';

/** Live ticker, messages and bookmarks. */
export const messengerOperations = (
  server: Server,
): OperationsOf<
  | 'getLiveticker'
  | 'getMessages'
  | 'getUnreadMessages'
  | 'readMessages'
  | 'getBookmarks'
  | 'setBookmark'
  | 'deleteBookmark'
  | 'getEvents'
  | 'getPush'
  | 'setPush'
  | 'deletePush'
> => {
  const ticker = createTicker(server.days);
  return {
    ...tickerOperations(ticker),
    ...eventOperations(server, ticker),
    ...messageOperations(server),
    ...unreadOperations(server),
    ...bookmarkOperations(server),
    ...pushOperations(server),
  };
};
