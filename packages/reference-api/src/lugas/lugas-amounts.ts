import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TransactionType } from '../money/transactions.ts';

/** So far back amounts are summed up (ms). */
const span = milliseconds({ days: 30 });

/** What a customer deposited, staked, won and lost, in cents. */
export interface LugasAmounts {
  /** Instants (ms). */
  from: number;
  to: number;
  deposits: number;
  /** Without those that were refunded. */
  stakes: number;
  wins: number;
  /** By how much stakes are more than wins. */
  losses: number;
}

/** The last thirty days, as the ledger has them: with this operator alone (domain §3.2). */
export const lugasAmounts = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
): Promise<LugasAmounts> => {
  const from = now - span;
  const rows = await database
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['kind', fn.sum<number | string>('amount').as('sum')])
    .where('customer_id', '=', customerId)
    .where('booked_at', '>', from)
    .where('booked_at', '<=', now)
    .where('kind', 'in', ['deposit', 'stake', 'refund', 'payout'])
    .groupBy('kind')
    .execute();
  const sums = new Map(rows.map(({ kind, sum }) => [kind, Number(sum)]));
  const of = (kind: TransactionType) => sums.get(kind) ?? 0;
  // A stake of before the thirty days may be refunded within them.
  const stakes = Math.max(0, -of('stake') - of('refund'));
  const wins = of('payout');
  return { from, to: now, deposits: of('deposit'), stakes, wins, losses: Math.max(0, stakes - wins) };
};
