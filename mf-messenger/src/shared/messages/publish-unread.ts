import { queryClient, setPanelStatus } from '@paddock/host';
import type { Locale } from '@paddock/i18n';
import { type Unread, unreadQuery } from './messages.queries.ts';

const TEXT = {
  de: (count: number) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
  en: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
} satisfies Record<Locale, (count: number) => string>;

/** Shows the number of unread messages on the panel's button, in all tabs. */
export async function publishUnread(unread: Unread): Promise<void> {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  const { count } = unread;
  await setPanelStatus(
    'ticker',
    count === 0 ? null : { count, text: { de: TEXT.de(count), en: TEXT.en(count) }, needsAttention: false },
  );
}
