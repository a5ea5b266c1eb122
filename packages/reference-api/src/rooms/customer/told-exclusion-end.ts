import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { CustomerTable } from './customer.tables.ts';
import { otherAccountsOf } from './same-person.ts';

/**
 * The end (ms) of a customer's exclusion; null if it may be that of another person with the same
 * name, which is not told (D-128). That one is never shortened, so a longer exclusion is the
 * customer's own.
 */
export const toldExclusionEnd = async (
  transaction: Transaction<Tables>,
  { id, excluded_until }: Pick<Selectable<CustomerTable>, 'id' | 'excluded_until'>,
  now: number,
): Promise<number | null> => {
  const others = await otherAccountsOf(transaction, id, now);
  const secret = others.filter(({ isSecret }) => isSecret).map((other) => other.excluded_until ?? 0);
  return Math.max(0, ...secret) >= (excluded_until ?? 0) ? null : excluded_until;
};
