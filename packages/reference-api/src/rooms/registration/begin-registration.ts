import { randomBytes } from 'node:crypto';
import type { components } from '@paddock/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { assertValid, invalid, type Validation } from '../../server/operation/refused.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { isAdult } from '../customer/age.ts';
import { isIban } from '../customer/iban.ts';
import { defaultPreferences } from '../customer/preferences.ts';
import { lugasGroups } from '../limits/lugas/lugas.model.ts';
import { isRegisterSource, isResidence, nationalityCode } from './register-options.ts';
import type { Registration } from './registration.model.ts';
import { releaseLogins, takenLogins } from './taken-logins.ts';

type Schemas = components['schemas'];

/** The parts of the forms, in stored form. */
export type LoginData = Schemas['RegistrationLogin'];
type PersonData = Schemas['RegistrationPerson'];

/** 32 word characters (second §5). */
export const createToken = (): string => randomBytes(16).toString('hex');

export const asStored = <T extends { username?: string; email?: string }>(login: T): T => ({
  ...login,
  ...(login.username === undefined ? {} : { username: login.username.toLowerCase() }),
  ...(login.email === undefined ? {} : { email: login.email.toLowerCase() }),
});

export const ageFaults = (birthdate: string | undefined, now: number): Validation =>
  birthdate === undefined || isAdult(birthdate, todayAt(now)) ? {} : { birthdate: ['age'] };

export const ibanFaults = (iban: string | undefined): Validation =>
  iban === undefined || isIban(iban) ? {} : { iban: ['iban'] };

/** Checks beyond the schema: choices must be offered. */
export const personFaults = ({ country, nationality_id, register_source }: Partial<PersonData>): Validation => ({
  ...(country === undefined || isResidence(country) ? {} : { country: ['one_of'] }),
  ...(nationality_id === undefined || nationalityCode(nationality_id) !== null ? {} : { nationality_id: ['one_of'] }),
  ...(register_source === undefined || isRegisterSource(register_source) ? {} : { register_source: ['one_of'] }),
});

/**
 * Begins a registration, or restarts it with another login; replaces unverified ones of the
 * address.
 */
export const putLogin = async (
  transaction: Transaction<Tables>,
  { username, email, birthdate }: LoginData,
  begun: Registration | null,
  now: number,
): Promise<string> => {
  const login = { username, email, birthdate };
  if (begun) {
    await transaction.updateTable('registration').set(login).where('token', '=', begun.token).execute();
    return begun.token;
  }
  const token = createToken();
  const none = { email_code_attempts: 0, mobile_code_attempts: 0, mobile_count: 0, iban_count: 0 };
  await transaction
    .insertInto('registration')
    .values({ ...login, ...none, token, created_at: now })
    .execute();
  return token;
};

/** Begins one for an existing customer, locked (status 0) or a demo. Drops a finished one. */
export const reopenRegistration = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<string> => {
  const login = await transaction
    .selectFrom('customer')
    .select(['username', 'email', 'birthdate'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('registration')
    .where('customer_id', '=', customerId)
    .where('finished_at', 'is not', null)
    .execute();
  const token = await putLogin(transaction, login, null, now);
  await transaction.updateTable('registration').set({ customer_id: customerId }).where('token', '=', token).execute();
  return token;
};

const columnsOf = ({ username, email, birthdate }: LoginData, person: PersonData) => ({
  username,
  email,
  birthdate,
  salutation: person.salutation,
  firstname: person.firstname.trim(),
  lastname: person.lastname.trim(),
  country: person.country,
  nationality: nationalityCode(person.nationality_id) as string,
  street: person.street.trim(),
  house_number: person.house_number.trim(),
  zip: person.zip.trim(),
  city: person.city.trim(),
  phone: person.phone,
});

/** The values of a new customer. */
const untouched = {
  customerstatus_id: 9,
  balance: 0,
  bonuspoints: 0,
  bonuspoints_status: 0,
  bank_account_status: 'none',
  is_pro: 0,
  preferences: JSON.stringify(defaultPreferences),
} as const;

/** Another call was faster. */
const quicker: Validation = { email: ['unique'] };

const takenRefusal = async (transaction: Transaction<Tables>, login: LoginData, now: number) => {
  const taken = await takenLogins(transaction, login, now);
  return invalid(Object.keys(taken).length > 0 ? taken : quicker);
};

/** PostgreSQL's code of a unique violation; SQLite serializes transactions. */
const refuseTaken = (error: Error & { code?: string }): never => {
  throw error.code === '23505' ? invalid(quicker) : error;
};

/**
 * Creates the provisional customer of a registration, or changes it while unverified.
 * @throws Refused 400 `unique` when another customer has the username or the e-mail address
 */
export const putCustomer = async (
  transaction: Transaction<Tables>,
  token: string,
  login: LoginData,
  person: PersonData,
  ownCustomerId: number | null,
  now: number,
): Promise<number> => {
  await releaseLogins(transaction, login, ownCustomerId, now);
  const columns = columnsOf(login, person);
  if (ownCustomerId !== null) {
    await assertOwnLogin(transaction, login, ownCustomerId);
    const change = transaction.updateTable('customer').set(columns).where('id', '=', ownCustomerId);
    await change.execute().catch(refuseTaken);
    return ownCustomerId;
  }
  const groups = JSON.stringify(person.country === 'DEU' ? lugasGroups : []);
  const row = await transaction
    .insertInto('customer')
    .values({ ...columns, ...untouched, groups, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await takenRefusal(transaction, login, now);
  await transaction.updateTable('registration').set({ customer_id: row.id }).where('token', '=', token).execute();
  return row.id;
};

const assertOwnLogin = async (
  transaction: Transaction<Tables>,
  { username, email }: LoginData,
  ownCustomerId: number,
): Promise<void> => {
  const others = await transaction
    .selectFrom('customer')
    .select(['username', 'email'])
    .where((row) => row.or([row('username', '=', username), row('email', '=', email)]))
    .where('id', '<>', ownCustomerId)
    .execute();
  assertValid(
    others.some((other) => other.username === username) ? { username: ['unique'] } : {},
    others.some((other) => other.email === email) ? { email: ['unique'] } : {},
  );
};
