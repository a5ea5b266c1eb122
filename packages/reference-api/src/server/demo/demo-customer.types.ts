import type { Insertable, Transaction } from 'kysely';
import type { CustomerTable } from '../../rooms/customer/customer.tables.ts';
import type { Tables } from '../database/tables.ts';

/** A customer in one state, for demos and tests. */
export interface DemoCustomer {
  /** Logs in as `<name>@demo.test`. */
  name: string;
  /** The state that it demonstrates, for the printed list. */
  shows: string;
  differs?: (now: number) => Partial<Insertable<CustomerTable>>;
  /** Its first deposit in cents; default 100,00 €. */
  deposit?: number;
  /** Adds its rows in other rooms. The seed is the one of the race days. */
  add?: (transaction: Transaction<Tables>, customerId: number, now: number, seed: number) => Promise<void>;
}
