import { readMessages } from '@paddock/api/messenger';
import { api, isLoggedIn } from '@paddock/host';
import { publishUnread } from './publish-unread.ts';

/**
 * Marks what was shown as read, here and in all tabs. Without an answer it stays unread until it is
 * shown again.
 */
export async function markRead(readId: number): Promise<void> {
  const answer = await api.call(readMessages, { body: { readId } }).catch(() => null);
  if (answer && isLoggedIn()) await publishUnread(answer.data);
}
