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

/** Counts what is unread, and shows a bubble for what arrived since the last one. */
export async function followMessages(): Promise<void> {
  // The shell's message waits for this remote to load, and the customer may be gone by then.
  if (!isLoggedIn()) return;
  const unread = await queryClient.fetchQuery(unreadQuery);
  if (!isLoggedIn()) return;
  await publishUnread(unread);
  const last = lastBubble();
  if (last === null) keepLastBubble(unread.latestId);
  else if (unread.latestId > last) await showArrived(last);
}

async function showArrived(last: number): Promise<void> {
  const arrived = await readMessagesAfter(last);
  const [newest] = arrived;
  // Another tab has been faster, or the customer is gone.
  if (!newest || !isLoggedIn() || lastBubble() !== last) return;
  keepLastBubble(newest.id);
  if (!isLookedAt()) showBubbles(bubblesFor(arrived));
  if (arrived.length >= REFRESHED) await showArrived(newest.id);
}

/** Runs in one tab of the browser: count and cookie reach all of them. */
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
