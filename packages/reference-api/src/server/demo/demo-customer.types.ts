import type { Insertable, Transaction } from 'kysely';
import type { CustomerTable } from '../../rooms/customer/customer.tables.ts';
import type { Tables } from '../database/tables.ts';

/** A customer in one state, for demos and tests. */
export interface DemoCustomer {
  /** Logs in as `<name>@demo.test`. */
  name: string;
  /** The state that it shows, for the printed list. */
  shows: string;
  differs?: (now: number) => Partial<Insertable<CustomerTable>>;
  /** Cents that it starts with; 100,00 € when not said. */
  deposit?: number;
  /** What else it has, in the tables of other rooms. The seed is that of the race days. */
  add?: (transaction: Transaction<Tables>, customerId: number, now: number, seed: number) => Promise<void>;
}
