import type { ApiData } from '@paddock/api';
import { getLiveticker } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import type { Locale } from '@paddock/i18n';
import { type ListSource, readNewer } from '../../shared/feed/list-query.ts';
import { indexOf, withOlder } from '../../shared/feed/stretch.model.ts';
import type { TickerFilter } from './filter/ticker-filter.model.ts';

export type TickerEntry = ApiData<'getLiveticker'>[number];

/** Second spec §9. */
const PER_PAGE = 20;
const REFRESHED = 100;

/** The live ticker in a language, filtered by the server. */
export function tickerSource(filter: TickerFilter, locale: Locale): ListSource<TickerEntry> {
  const query = Object.fromEntries(Object.entries(filter).filter(([, codes]) => codes.length > 0));
  const read = async (action: 'index' | 'refresh' | 'older', id?: number, signal?: AbortSignal) => {
    const input = { path: { action }, query: id === undefined ? query : { ...query, id }, ...(signal && { signal }) };
    return (await api.call(getLiveticker, input)).data;
  };
  return {
    key: [getLiveticker.id, query, locale],
    hintedBy: 'ticker',
    retry: 0,
    index: async (signal) => indexOf(await read('index', undefined, signal), PER_PAGE),
    refresh: (known, signal) => readNewer(known, REFRESHED, (latest) => read('refresh', latest, signal)),
    older: async (known) => withOlder(known, await read('older', known.items.at(-1)?.id), PER_PAGE),
  };
}
