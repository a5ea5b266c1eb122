import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { payOutAll } from '../payments/withdrawal.ts';
import { endNewsletter } from '../registration/newsletter/newsletter.operations.ts';

/**
 * Excludes a customer until an instant (ms): pays the balance out, ends sessions and newsletter.
 * Lock the customer before.
 * @returns the paid cents and their account, and why the rest stays
 */
export const exclude = async (
  transaction: Transaction<Tables>,
  { customerId, until, now }: { customerId: number; until: number; now: number },
): ReturnType<typeof payOutAll> => {
  await transaction.updateTable('customer').set({ excluded_until: until }).where('id', '=', customerId).execute();
  const payout = await payOutAll(transaction, { customerId, now });
  await endSessionsOf(transaction, customerId, now);
  await endNewsletter(transaction, customerId);
  return payout;
};

/** A name without case, accents, spaces and hyphens; ä and ae are a. */
const bareName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase()
    .replaceAll(/([AOU])E/g, '$1');

interface Names {
  firstname: string;
  lastname: string;
  birth_name: string | null;
}

/** A marriage changes the last name, never the birth name. */
const familyNames = ({ lastname, birth_name }: Names): string[] => [lastname, birth_name ?? lastname].map(bareName);

const haveSameName = (one: Names, other: Names): boolean =>
  bareName(one.firstname) === bareName(other.firstname) &&
  familyNames(one).some((name) => familyNames(other).includes(name));

/**
 * Excludes a customer as long as any other customer who is the same person, or has the same
 * validated bank account; a no-op if none is excluded. Lock the customer before.
 */
export const inheritExclusion = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  const person = ['firstname', 'lastname', 'birth_name', 'birthdate'] as const;
  const facts = [...person, 'iban', 'bank_account_status', 'excluded_until'] as const;
  const own = await transaction
    .selectFrom('customer')
    .select(facts)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const others = await transaction
    .selectFrom('customer')
    .select(facts)
    .where('excluded_until', '>', now)
    .where('id', '<>', customerId)
    .where((row) => row.or([row('birthdate', '=', own.birthdate), row('iban', '=', own.iban)]))
    .execute();
  const isSame = (other: typeof own): boolean =>
    (other.birthdate === own.birthdate && haveSameName(other, own)) ||
    (other.iban === own.iban && [own, other].every((it) => it.bank_account_status === 'validated'));
  const inherited = others.filter(isSame).map(({ excluded_until }) => excluded_until ?? 0);
  if (inherited.length === 0) return;
  await exclude(transaction, { customerId, until: Math.max(own.excluded_until ?? 0, ...inherited), now });
};
