import type { LedgerEntry } from '../../src/rooms/payments/transactions.ts';
import type { Database } from '../../src/server/database/open-database.ts';
import type { PromisedEntry } from './workload.ts';

/** Entries that only a customer's own call books: each was promised. */
const askedFor: readonly LedgerEntry['kind'][] = ['deposit', 'withdrawal', 'stake'];

const keyOf = ({ type, reference, amount }: PromisedEntry) => `${type} ${reference} ${amount}`;

const entriesOf = (database: Database): Promise<LedgerEntry[]> =>
  database.selectFrom('ledger_entry').selectAll().orderBy('id').execute();

/** Problems of the accounts: each balance must be the sum of its entries, at every entry. */
export const accountProblems = async (database: Database): Promise<string[]> => {
  const entries = Map.groupBy(await entriesOf(database), ({ customer_id }) => customer_id);
  const customers = await database.selectFrom('customer').select(['id', 'balance']).execute();
  return customers.flatMap(({ id, balance }) => {
    let sum = 0;
    const wrong: string[] = [];
    for (const entry of entries.get(id) ?? []) {
      sum += entry.amount;
      if (entry.balance !== sum || sum < 0) wrong.push(`entry ${entry.id} has ${entry.balance}, the sum is ${sum}`);
    }
    if (balance !== sum) wrong.push(`customer ${id} has ${balance}, its entries sum up to ${sum}`);
    return wrong;
  });
};

/** Promised entries that are missing. */
export const lostEntries = async (database: Database, promised: readonly PromisedEntry[]): Promise<string[]> => {
  const there = new Set((await entriesOf(database)).map(({ kind, ...entry }) => keyOf({ type: kind, ...entry })));
  return promised.map(keyOf).filter((key) => !there.has(key));
};

/** The newest entry before the load. */
export const lastEntryId = async (database: Database): Promise<number> => (await entriesOf(database)).at(-1)?.id ?? 0;

/** Entries after `afterId` that were not promised or are duplicated. */
export const unpromisedEntries = async (
  database: Database,
  promised: readonly PromisedEntry[],
  afterId: number,
): Promise<string[]> => {
  const left = new Set(promised.map(keyOf));
  return (await entriesOf(database))
    .filter(({ id, kind }) => id > afterId && askedFor.includes(kind))
    .map(({ kind, ...entry }) => keyOf({ type: kind, ...entry }))
    .filter((key) => !left.delete(key));
};
