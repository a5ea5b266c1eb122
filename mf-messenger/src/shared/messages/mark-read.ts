import { readMessages } from '@paddock/api/messenger';
import { api, isLoggedIn } from '@paddock/host';
import { publishUnread } from './publish-unread.ts';

/**
 * Marks the shown messages as read, here and in all tabs. If the call fails, they stay unread until
 * they are shown again.
 */
export async function markRead(readId: number): Promise<void> {
  const answer = await api.call(readMessages, { body: { readId } }).catch(() => null);
  if (answer && isLoggedIn()) await publishUnread(answer.data);
}
