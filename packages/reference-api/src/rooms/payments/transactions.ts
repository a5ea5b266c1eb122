import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import { invalid } from '../../server/operation/refused.ts';
import { addDays, instantAt, iso } from '../../world/day/zone.ts';
import type { LedgerEntryTable } from './ledger.tables.ts';

export type TransactionType = components['schemas']['TransactionType'];
export type LedgerEntry = Selectable<LedgerEntryTable>;

export interface TransactionFilter {
  customerId: number;
  types?: readonly TransactionType[] | undefined;
  /** Days in Europe/Berlin, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The instant (ms) at which a day of Berlin begins. */
export const midnight = (day: string) => instantAt('Europe/Berlin', day, 0);

/** The valid days of entries. */
const [firstDay, lastDay] = ['2000-01-01', '2099-12-31'];

/** @throws Refused 400 for a day of another century, or a last day before the first */
export const assertDays = (from: string | undefined, to: string | undefined): void => {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && (day < firstDay || day > lastDay)) throw invalid({ [field]: ['date_between'] });
  }
  if (from !== undefined && to !== undefined && to < from) throw invalid({ to: ['date_after'] });
};

/** The filtered entries of a customer, unordered. */
export const transactionsOf = (database: Database, { customerId, types, from, to }: TransactionFilter) => {
  let query = database.selectFrom('ledger_entry').where('customer_id', '=', customerId);
  if (types && types.length > 0) query = query.where('kind', 'in', types);
  if (from !== undefined) query = query.where('booked_at', '>=', midnight(from));
  if (to !== undefined) query = query.where('booked_at', '<', midnight(addDays(to, 1)));
  return query;
};

export const showTransaction = ({
  id,
  kind,
  amount,
  balance,
  reference,
  booked_at,
}: LedgerEntry): components['schemas']['AccountTransaction'] => ({
  id,
  type: kind,
  amount,
  balance,
  reference,
  booked_at: iso(booked_at),
});
