import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { CustomerTable } from '../../customer/customer.tables.ts';

const columns = [
  'country',
  'groups',
  'lugas_registered',
  'lugas_activated',
  'lugas_expires',
  'lugas_keepalive',
  'lugas_reality',
  'lugas_realityexpires',
  'stats_checked',
] as const;

/** The fields of a customer that decide on LUGAS. */
export type LugasCustomer = Pick<Selectable<CustomerTable>, (typeof columns)[number]>;

export const lugasCustomer = (database: Kysely<Tables>, customerId: number): Promise<LugasCustomer> =>
  database.selectFrom('customer').select(columns).where('id', '=', customerId).executeTakeFirstOrThrow();
