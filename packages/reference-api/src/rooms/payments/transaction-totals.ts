import type { components } from '@paddock/api';
import type { Database } from '../../server/database/open-database.ts';
import { addDays } from '../../world/day/zone.ts';
import { midnight, type TransactionFilter, transactionsOf } from './transactions.ts';

type TransactionTotals = components['schemas']['TransactionTotals'];

/** The balance (cents) of a customer before an instant (ms). */
const balanceBefore = async (database: Database, customerId: number, instant: number): Promise<number> => {
  const { sum } = await database
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('customer_id', '=', customerId)
    .where('booked_at', '<', instant)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

/** The sums of a customer's filtered entries. */
export const totalsOf = async (database: Database, filter: TransactionFilter): Promise<TransactionTotals> => {
  const { customerId, from, to } = filter;
  const signed = await transactionsOf(database, filter)
    .select(({ fn, eb }) => [
      'kind',
      eb('amount', '>', 0).as('gained'),
      fn.countAll().as('count'),
      fn.sum('amount').as('sum'),
    ])
    .groupBy(['kind', 'gained'])
    .orderBy('kind')
    .execute();
  const sums = signed.map(({ kind, count, sum }) => ({ type: kind, count: Number(count), amount: Number(sum) }));
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const amounts = sums.map(({ amount }) => amount);
  return {
    count: sumOf(sums.map(({ count }) => count)),
    received: sumOf(amounts.filter((amount) => amount > 0)),
    spent: sumOf(amounts.filter((amount) => amount < 0)),
    opening_balance: from === undefined ? 0 : await balanceBefore(database, customerId, midnight(from)),
    closing_balance: await balanceBefore(
      database,
      customerId,
      to === undefined ? Number.MAX_SAFE_INTEGER : midnight(addDays(to, 1)),
    ),
    types: [...new Set(sums.map(({ type }) => type))].map((type) => {
      const own = sums.filter((each) => each.type === type);
      return { type, count: sumOf(own.map(({ count }) => count)), amount: sumOf(own.map(({ amount }) => amount)) };
    }),
  };
};
