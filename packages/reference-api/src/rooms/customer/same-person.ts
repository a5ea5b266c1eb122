import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { lockCustomer } from '../payments/ledger.ts';
import { isValidated } from './customer-check.model.ts';

/** Letters that Unicode does not take apart, as passports without them spell them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
};

/**
 * A name without case, accents, spaces and hyphens; ä and ae are a, å and aa too, đ and dj are d.
 */
const bareName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}]/gu, '')
    .replaceAll(/[^a-z]/gu, (letter) => spelled[letter] ?? letter)
    .replaceAll('dj', 'd')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('aa', 'a');

interface Names {
  firstname: string;
  lastname: string;
  birth_name: string | null;
}

/** A marriage changes the last name, never the birth name. */
const familyNames = ({ lastname, birth_name }: Names): string[] => [lastname, birth_name ?? lastname].map(bareName);

/** A hyphen makes one name of two: Karl-Heinz is Karlheinz, and not Karl. */
const givenNamesOf = (firstname: string): string[] =>
  firstname
    .split(/\s+/)
    .map(bareName)
    .filter((name) => name !== '');

const hasAllOf = (one: readonly string[], other: readonly string[]): boolean =>
  other.length > 0 && other.every((name) => one.includes(name));

/** People leave given names out: Erika is Erika Maria. Twins share some at most. */
const haveSameGivenNames = (one: string, other: string): boolean => {
  const [ones, others] = [givenNamesOf(one), givenNamesOf(other)];
  return bareName(one) === bareName(other) || hasAllOf(ones, others) || hasAllOf(others, ones);
};

/** Whether two are one person, if they have the same birth date. */
export const haveSameName = (one: Names, other: Names): boolean =>
  haveSameGivenNames(one.firstname, other.firstname) &&
  familyNames(one).some((name) => familyNames(other).includes(name));

export interface Account {
  id: number;
  /** Instants (ms). */
  excluded_until: number | null;
  break_until: number | null;
  provisional_at: number | null;
  /** Whether only the name is the same, and nobody has proven that the person made it. */
  isClaimed: boolean;
  /**
   * Whether only the name is the same, and the customer has not proven to be that person: it binds,
   * and nothing of it may be told (D-128).
   */
  isSecret: boolean;
}

const provenIban = (customer: { iban: string | null; bank_account_status: string }): string | null =>
  customer.bank_account_status === 'validated' ? customer.iban : null;

/**
 * The other customers who are the same person, or have the same validated bank account. One that a
 * customer had before counts too, or naming another one would make two persons of one.
 */
export const otherAccountsOf = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
): Promise<Account[]> => {
  const person = ['firstname', 'lastname', 'birth_name', 'birthdate'] as const;
  const proofs = ['iban', 'bank_account_status', 'identity_validated_at'] as const;
  const facts = [...person, ...proofs, 'id', 'excluded_until', 'break_until', 'provisional_at'] as const;
  const own = await database
    .selectFrom('customer')
    .select(facts)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const former = await database
    .selectFrom('former_account')
    .select('iban')
    .where('customer_id', '=', customerId)
    .execute();
  // Without one, an account that nobody has: PostgreSQL refuses an empty list.
  const ibans = [provenIban(own) ?? '', ...former.map(({ iban }) => iban)];
  const formerHolders = database.selectFrom('former_account').select('customer_id').where('iban', 'in', ibans);
  const others = await database
    .selectFrom('customer')
    .select(facts)
    .select((row) => row('id', 'in', formerHolders).as('hadSameAccount'))
    .where('id', '<>', customerId)
    .where((row) =>
      row.or([row('birthdate', '=', own.birthdate), row('iban', 'in', ibans), row('id', 'in', formerHolders)]),
    )
    .orderBy('id')
    .execute();
  const isProven = (it: typeof own) => isValidated(it.identity_validated_at, now);
  return others.flatMap((other) => {
    const iban = provenIban(other);
    const hasSameAccount = Boolean(other.hadSameAccount) || (iban !== null && ibans.includes(iban));
    const isSamePerson = other.birthdate === own.birthdate && haveSameName(other, own);
    const isClaimed = !hasSameAccount && isProven(own) && !isProven(other);
    const isSecret = !hasSameAccount && provenIban(own) === null;
    return hasSameAccount || isSamePerson ? [{ ...other, isClaimed, isSecret }] : [];
  });
};

/**
 * The other accounts that bind a customer: what they did counts as the customer's own. Without
 * claimed ones: a stranger could make them to use up or to block the rights of a customer.
 */
export const bindingAccountsOf = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
): Promise<Account[]> => (await otherAccountsOf(database, customerId, now)).filter(({ isClaimed }) => !isClaimed);

/**
 * The ids of `bindingAccountsOf`, locked, so that two accounts do not use one right at the same
 * time. PostgreSQL repeats the call of which two wait for each other.
 */
export const lockOtherAccounts = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<number[]> => {
  const ids = (await bindingAccountsOf(transaction, customerId, now)).map(({ id }) => id);
  for (const id of ids) await lockCustomer(transaction, id);
  return ids;
};
