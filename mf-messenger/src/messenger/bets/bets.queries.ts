import type { ApiData } from '@paddock/api';
import { getBets } from '@paddock/api/bets';
import { api } from '@paddock/host';
import type { ListSource } from '../../shared/feed/list-query.ts';
import { indexOf, withOlder } from '../../shared/feed/stretch.model.ts';

export type Bet = ApiData<'getBets'>[number];

/** Core §9: bets page default. */
const PER_PAGE = 10;
/** The API's maximum for one page. */
const MAX_PER_PAGE = 100;

const readPage = async (page: number, pagination: number, signal?: AbortSignal) =>
  (await api.call(getBets, { query: { page, pagination }, ...(signal && { signal }) })).data;

/**
 * The customer's bets, page by page. A refresh reads all shown bets again, because bets are settled
 * in the meantime. No hint announces them all: a lost bet has no message.
 */
export const betsSource: ListSource<Bet> = {
  key: [getBets.id, 'messenger'],
  retry: 1,
  index: async (signal) => indexOf(await readPage(1, PER_PAGE, signal), PER_PAGE),
  refresh: async ({ items }, signal) => {
    const shown = Math.min(MAX_PER_PAGE, Math.max(PER_PAGE, items.length));
    return indexOf(await readPage(1, shown, signal), shown);
  },
  older: async (known) =>
    withOlder(known, await readPage(Math.floor(known.items.length / PER_PAGE) + 1, PER_PAGE), PER_PAGE),
};
