import { isLoggedIn, queryClient, type RefreshTask } from '@paddock/host';
import { REFRESHED, readMessagesAfter, unreadQuery } from '../shared/messages/messages.queries.ts';
import { publishUnread } from '../shared/messages/publish-unread.ts';
import { useMessengerSession } from '../shared/use-messenger-session.ts';
import { useTickerPermission } from '../shared/use-ticker-permission.ts';
import { bubblesFor } from './bubbles.model.ts';
import { keepLastBubble, lastBubble } from './last-bubble.ts';
import { showBubbles } from './show-bubbles.ts';

/** No bubble appears while the messages are on screen. */
function isLookedAt(): boolean {
  const { isActive, lastActiveTab } = useMessengerSession.getState();
  return isActive && lastActiveTab === 'notifications';
}

/** Counts the unread messages, and shows bubbles for those that arrived since the last bubble. */
export async function followMessages(): Promise<void> {
  // The shell's message waits for this remote to load: the customer may have logged out by then.
  if (!isLoggedIn()) return;
  const unread = await queryClient.fetchQuery(unreadQuery);
  if (!isLoggedIn()) return;
  await publishUnread(unread);
  // A logout meanwhile has removed the cookie.
  if (!isLoggedIn()) return;
  const last = lastBubble();
  if (last === null) keepLastBubble(unread.latestId);
  else if (unread.latestId > last) await showArrived(last);
}

async function showArrived(last: number): Promise<void> {
  const arrived = await readMessagesAfter(last);
  const [newest] = arrived;
  // Another tab was faster, or the customer has logged out.
  if (!newest || !isLoggedIn() || lastBubble() !== last) return;
  keepLastBubble(newest.id);
  if (!isLookedAt()) showBubbles(bubblesFor(arrived));
  if (arrived.length >= REFRESHED) await showArrived(newest.id);
}

/** Runs in only one tab of the browser: count and cookie reach all tabs. */
export const followTask: RefreshTask = {
  name: 'messenger.unread',
  rate: 'medium',
  audience: 'customer',
  sharedByTabs: true,
  get hintedBy() {
    return useTickerPermission.getState().isAllowed ? ('messages' as const) : undefined;
  },
  run: followMessages,
};
