import { type ApiData, apiPageQuery, apiQuery } from '@paddock/api';
import { getTransactions, getTransactionsCsv, getTransactionTotals } from '@paddock/api/payments';
import { readTransactions } from '@paddock/api/read-transactions';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { TransactionsChoice } from './transactions-choice.model.ts';

/** One entry of the account. It never changes. */
export type Transaction = ApiData<'getTransactions'>[number];
export type Totals = ApiData<'getTransactionTotals'>;

/** Entries per page of the list. A phone cannot draw more of them without a pause. */
const PER_PAGE = 25;
/** Number of reads: an entry may be added while a statement is read. */
const TRIES = 3;

type Filter = Omit<TransactionsChoice, 'page'>;

/** The filter in the API's form. */
const filterOf = ({ from, to, types }: Filter) => ({
  from,
  to,
  ...(types.length > 0 ? { types: [...types] } : {}),
});

/** The chosen page of the entries, the newest first. */
export const transactionsQuery = (choice: TransactionsChoice) =>
  queryOptions({
    ...withInlineErrors(
      apiPageQuery(api, getTransactions, { query: { ...filterOf(choice), page: choice.page, pagination: PER_PAGE } }),
    ),
    placeholderData: keepPreviousData,
  });

/** The sums of all chosen entries, from the server. */
export const totalsQuery = (choice: Filter) =>
  queryOptions({
    ...withInlineErrors(apiQuery(api, getTransactionTotals, { query: filterOf(choice) })),
    placeholderData: keepPreviousData,
  });

/** The text of a file with all chosen entries, from the server. */
export const csvMutation = mutationOptions({
  ...withInlineErrors({}),
  mutationFn: async (choice: Filter) => (await api.call(getTransactionsCsv, { query: filterOf(choice) })).data,
});

/** All chosen entries with their sums, for paper. */
export interface Statement {
  entries: Transaction[];
  totals: Totals;
}

const readAll = async (choice: Filter, signal: AbortSignal): Promise<Statement> => {
  const entries = await readTransactions(api, filterOf(choice), signal);
  const { data: totals } = await api.call(getTransactionTotals, { query: filterOf(choice), signal });
  return { entries, totals };
};

/** Whether the sums match the entries. */
const addsUp = ({ entries, totals }: Statement): boolean =>
  entries.length === totals.count &&
  entries.reduce((sum, { amount }) => sum + amount, 0) === totals.received + totals.spent;

/** A statement whose sums match its entries. */
export const statementQuery = (choice: Filter) =>
  queryOptions({
    ...withInlineErrors({}),
    queryKey: ['statement', filterOf(choice)] as const,
    async queryFn({ signal }): Promise<Statement> {
      let statement = await readAll(choice, signal);
      for (let tries = 1; tries < TRIES && !addsUp(statement); tries += 1) statement = await readAll(choice, signal);
      if (!addsUp(statement)) throw new Error(`The entries from ${choice.from} to ${choice.to} do not add up`);
      return statement;
    },
  });
