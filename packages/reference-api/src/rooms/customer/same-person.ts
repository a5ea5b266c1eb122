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

/** A name without case, accents, spaces and hyphens; ä and ae are a, å and aa too, đ and dj are d. */
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

/** Between given names: a hyphen also joins two to one. */
const BETWEEN = [/\s+/, /[\s-]+/];

const partsOf = (name: string, between: RegExp): string[] =>
  name
    .split(between)
    .map(bareName)
    .filter((part) => part !== '');

/** Whether the first has no given name that the second lacks. Karl-Heinz is also Karl and Karlheinz. */
const isPartOf = (one: string, other: string): boolean => {
  const known = new Set(BETWEEN.flatMap((between) => partsOf(other, between)));
  return BETWEEN.some((between) => {
    const parts = partsOf(one, between);
    return parts.length > 0 && parts.every((part) => known.has(part));
  });
};

/** People leave given names out: Erika is Erika Maria. Twins share some at most. */
const haveSameGivenNames = (one: string, other: string): boolean =>
  bareName(one) === bareName(other) || isPartOf(one, other) || isPartOf(other, one);

const haveSameName = (one: Names, other: Names): boolean =>
  haveSameGivenNames(one.firstname, other.firstname) &&
  familyNames(one).some((name) => familyNames(other).includes(name));

export interface Account {
  id: number;
  excluded_until: number | null;
  /** Whether only the name is the same, and nobody has proven that the person made it. */
  isClaimed: boolean;
}

/** The other customers who are the same person, or have the same validated bank account. */
export const otherAccountsOf = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
): Promise<Account[]> => {
  const person = ['firstname', 'lastname', 'birth_name', 'birthdate'] as const;
  const facts = [...person, 'id', 'iban', 'bank_account_status', 'identity_validated_at', 'excluded_until'] as const;
  const own = await database
    .selectFrom('customer')
    .select(facts)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const others = await database
    .selectFrom('customer')
    .select(facts)
    .where('id', '<>', customerId)
    .where((row) => row.or([row('birthdate', '=', own.birthdate), row('iban', '=', own.iban)]))
    .orderBy('id')
    .execute();
  const isProven = (it: typeof own) => isValidated(it.identity_validated_at, now);
  return others.flatMap((other) => {
    const hasSameAccount =
      other.iban === own.iban && [own, other].every((it) => it.bank_account_status === 'validated');
    const isSamePerson = other.birthdate === own.birthdate && haveSameName(other, own);
    const isClaimed = !hasSameAccount && isProven(own) && !isProven(other);
    return hasSameAccount || isSamePerson ? [{ ...other, isClaimed }] : [];
  });
};

/**
 * The ids of `otherAccountsOf`, locked, so that two accounts do not use one right at the same time.
 * PostgreSQL repeats the call of which two wait for each other. Without claimed ones: a stranger
 * could make them to use up the rights of a customer.
 */
export const lockOtherAccounts = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<number[]> => {
  const others = await otherAccountsOf(transaction, customerId, now);
  const ids = others.filter(({ isClaimed }) => !isClaimed).map(({ id }) => id);
  for (const id of ids) await lockCustomer(transaction, id);
  return ids;
};
