import type { Selectable } from 'kysely';
import type { CustomerTable } from '../../customer/customer.tables.ts';

/** Whether a self-exclusion or a break runs: the customer is neither called back nor given bonuses. */
export const isAway = (
  { excluded_until, break_until }: Pick<Selectable<CustomerTable>, 'excluded_until' | 'break_until'>,
  now: number,
): boolean => Math.max(excluded_until ?? 0, break_until ?? 0) > now;
