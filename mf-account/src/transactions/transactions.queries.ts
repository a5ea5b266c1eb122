import { apiPageQuery, apiQuery } from '@paddock/api';
import { getTransactions, getTransactionTotals } from '@paddock/api/payments';
import { readTransactions } from '@paddock/api/read-transactions';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Choice, Totals, Transaction } from './transactions.model.ts';

/** Entries per page of the list. A phone cannot draw more of them without a pause. */
const PER_PAGE = 25;
/** Number of reads: an entry may be added while a statement is read. */
const TRIES = 3;

/** The filter in the API's form. */
export const filterOf = ({ from, to, types }: Choice) => ({
  from,
  to,
  ...(types.length > 0 ? { types: [...types] } : {}),
});

/** A page of the chosen entries, the newest first. */
export const transactionsQuery = (choice: Choice, page: number) =>
  queryOptions({
    ...withInlineErrors(
      apiPageQuery(api, getTransactions, { query: { ...filterOf(choice), page, pagination: PER_PAGE } }),
    ),
    placeholderData: keepPreviousData,
  });

/** The sums of all chosen entries, from the server. */
export const totalsQuery = (choice: Choice) =>
  queryOptions({
    ...withInlineErrors(apiQuery(api, getTransactionTotals, { query: filterOf(choice) })),
    placeholderData: keepPreviousData,
  });

/** All chosen entries with their sums, for paper. */
export interface Statement {
  entries: Transaction[];
  totals: Totals;
}

const readAll = async (choice: Choice, signal: AbortSignal): Promise<Statement> => {
  const entries = await readTransactions(api, filterOf(choice), signal);
  const { data: totals } = await api.call(getTransactionTotals, { query: filterOf(choice), signal });
  return { entries, totals };
};

/** Whether the sums match the entries. */
const addsUp = ({ entries, totals }: Statement): boolean =>
  entries.length === totals.count &&
  entries.reduce((sum, { amount }) => sum + amount, 0) === totals.received + totals.spent;

/** A statement whose sums match its entries. */
export const statementQuery = (choice: Choice) =>
  queryOptions({
    ...withInlineErrors({}),
    queryKey: ['statement', choice] as const,
    async queryFn({ signal }): Promise<Statement> {
      let statement = await readAll(choice, signal);
      for (let tries = 1; tries < TRIES && !addsUp(statement); tries += 1) statement = await readAll(choice, signal);
      if (!addsUp(statement)) throw new Error(`The entries from ${choice.from} to ${choice.to} do not add up`);
      return statement;
    },
  });
