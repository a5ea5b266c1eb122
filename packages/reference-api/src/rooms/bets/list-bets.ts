import type { Database } from '../../server/database/open-database.ts';
import type { Call, Page } from '../../server/operation/operation.types.ts';
import { addDays } from '../../world/day/zone.ts';
import { midnight } from '../payments/transactions.ts';
import { showBet, type WireBet } from './show-bet.ts';

type Status = WireBet['status'];

export interface BetFilter {
  customerId: number;
  statuses?: readonly Status[];
  /** First and last day of sending in Europe/Berlin, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  raceId?: number;
}

/** The requested page and the instant. */
export interface AskedPage extends Pick<Page, 'page' | 'perPage'> {
  now: number;
}

type PagedCall = Pick<Call<'getRaceBets'>, 'now'> & { query: { page?: number; pagination?: number } };

/** The requested page; 10 bets per page by default (core §9). */
export const pageOf = ({ query: { page = 1, pagination: perPage = 10 }, now }: PagedCall): AskedPage => ({
  page,
  perPage,
  now,
});

const select = (database: Database, { customerId, statuses = [], from, to, raceId }: BetFilter, now: number) => {
  let query = database.selectFrom('bet').where('customer_id', '=', customerId);
  if (raceId !== undefined) {
    const later = database.selectFrom('bet_later_race').select('bet_id').where('race_id', '=', raceId);
    query = query.where(({ eb, or }) => or([eb('race_id', '=', raceId), eb('id', 'in', later)]));
  }
  if (from !== undefined) query = query.where('placed_at', '>=', midnight(from));
  if (to !== undefined) query = query.where('placed_at', '<', midnight(addDays(to, 1)));
  if (statuses.length === 0) return query;
  return query.where(({ and, eb, or }) =>
    or(
      statuses.map((status) => {
        if (status === 'lapsed')
          return and([eb('status', '=', 'confirmation_required'), eb('confirm_until', '<=', now)]);
        if (status === 'confirmation_required') return and([eb('status', '=', status), eb('confirm_until', '>', now)]);
        return eb('status', '=', status);
      }),
    ),
  );
};

/** One page of a customer's bets, newest first. */
export const listBets = async (
  database: Database,
  filter: BetFilter,
  { page, perPage, now }: AskedPage,
): Promise<{ data: WireBet[]; pagination: Page }> => {
  const found = select(database, filter, now);
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const shown = { page, perPage, count: rows.length, total: Number(count) };
  return { data: rows.map((row) => showBet(row, now)), pagination: shown };
};
