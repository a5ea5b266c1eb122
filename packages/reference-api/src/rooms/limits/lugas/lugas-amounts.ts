import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { TransactionType } from '../../payments/transactions.ts';

/** The period of the sums. */
const SPAN_MS = milliseconds({ days: 30 });

/** Sums of a customer in cents. */
export interface LugasAmounts {
  /** Instants (ms). */
  from: number;
  to: number;
  deposits: number;
  /** Without refunded stakes. */
  stakes: number;
  wins: number;
  /** Stakes minus winnings, at least 0. */
  losses: number;
}

/** The last thirty days from the ledger, with this operator only (domain §3.2). */
export const lugasAmounts = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
): Promise<LugasAmounts> => {
  const from = now - SPAN_MS;
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
  // A stake from before may be refunded within the thirty days.
  const stakes = Math.max(0, -of('stake') - of('refund'));
  const wins = of('payout');
  return { from, to: now, deposits: of('deposit'), stakes, wins, losses: Math.max(0, stakes - wins) };
};

/** Requires the sums to be acknowledged again, as after a login (§ 6d(2)). */
export const askForAmounts = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  await transaction.updateTable('customer').set({ stats_checked: null }).where('id', '=', customerId).execute();
};
