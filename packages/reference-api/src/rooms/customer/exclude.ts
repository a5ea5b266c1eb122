import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { type Payout, payOutAll } from '../payments/withdrawal.ts';
import { endNewsletter } from '../registration/newsletter/newsletter.operations.ts';
import type { Account } from './same-person.ts';

/**
 * Excludes a customer until an instant (ms): pays the balance out, ends sessions and newsletter.
 * Lock the customer before.
 */
export const exclude = async (
  transaction: Transaction<Tables>,
  { customerId, until, now }: { customerId: number; until: number; now: number },
): Promise<Payout> => {
  await transaction.updateTable('customer').set({ excluded_until: until }).where('id', '=', customerId).execute();
  const payout = await payOutAll(transaction, { customerId, now });
  await endSessionsOf(transaction, customerId, now);
  await endNewsletter(transaction, customerId);
  return payout;
};

/**
 * Excludes a customer as long as any of these other accounts; a no-op if none is excluded. Lock the
 * customer before.
 */
export const inheritExclusion = async (
  transaction: Transaction<Tables>,
  { customerId, others, now }: { customerId: number; others: readonly Account[]; now: number },
): Promise<void> => {
  const inherited = others.map(({ excluded_until }) => excluded_until ?? 0).filter((until) => until > now);
  if (inherited.length === 0) return;
  const own = await transaction
    .selectFrom('customer')
    .select('excluded_until')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await exclude(transaction, { customerId, until: Math.max(own.excluded_until ?? 0, ...inherited), now });
};
