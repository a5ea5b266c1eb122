import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { bookmarkOperations } from './bookmark.operations.ts';
import { messageOperations } from './message.operations.ts';
import { tickerOperations } from './ticker.operations.ts';
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
> => ({
  ...tickerOperations(server),
  ...messageOperations(server),
  ...unreadOperations(server),
  ...bookmarkOperations(server),
});
