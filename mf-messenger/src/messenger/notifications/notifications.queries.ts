import { getMessages } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import type { Locale } from '@paddock/i18n';
import { type ListSource, readNewer } from '../../shared/feed/list-query.ts';
import { indexOf, withOlder } from '../../shared/feed/stretch.model.ts';
import { type Message, REFRESHED, readMessagesAfter } from '../../shared/messages/messages.queries.ts';

/** Core §9: messenger page size. */
const PER_PAGE = 10;

const readPage = async (page: number, signal?: AbortSignal) =>
  (await api.call(getMessages, { query: { page, pagination: PER_PAGE }, ...(signal && { signal }) })).data;

/** The customer's messages in a language, merged by the newest known id (second spec §4). */
export const notificationsSource = (locale: Locale): ListSource<Message> => ({
  key: [getMessages.id, locale],
  hintedBy: 'messages',
  retry: 1,
  index: async (signal) => indexOf(await readPage(1, signal), PER_PAGE),
  refresh: (known, signal) => readNewer(known, REFRESHED, (latest) => readMessagesAfter(latest, signal)),
  // This page begins at or before the end of the known items, and even earlier if newer messages
  // have arrived: there is no gap.
  older: async (known) => withOlder(known, await readPage(Math.floor(known.items.length / PER_PAGE) + 1), PER_PAGE),
});
