import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { addDays } from '../../world/day/zone.ts';
import { totalsOf } from './transaction-totals.ts';
import { assertDays, showTransaction, transactionsOf } from './transactions.ts';
import { transactionsCsv } from './transactions-csv.model.ts';

/** The maximum of days in a file. */
const FILE_DAYS = 366;

/** The entries of the account, as a list and as a file. */
export const transactionOperations = ({
  database,
}: Server): OperationsOf<'getTransactions' | 'getTransactionTotals' | 'getTransactionsCsv'> => ({
  async getTransactions({ query, customerId }) {
    const { 'types[]': types, from, to, page = 1, pagination: perPage = 20 } = query;
    assertDays(from, to);
    const wanted = transactionsOf(database, { customerId, types, from, to });
    const { total } = await wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const entries = await wanted
      .selectAll()
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    return {
      data: entries.map(showTransaction),
      pagination: { page, perPage, count: entries.length, total: Number(total) },
    };
  },
  async getTransactionTotals({ query: { 'types[]': types, from, to }, customerId }) {
    assertDays(from, to);
    return { data: await totalsOf(database, { customerId, types, from, to }) };
  },
  async getTransactionsCsv({ query: { 'types[]': types, from, to }, customerId, language }) {
    assertDays(from, to);
    if (addDays(from, FILE_DAYS - 1) < to) throw invalid({ to: ['date_before'] });
    const entries = await transactionsOf(database, { customerId, types, from, to }).selectAll().orderBy('id').execute();
    return new Response(transactionsCsv(entries, language), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="transactions-${from}-${to}.csv"`,
      },
    });
  },
});
