import { randomBytes } from 'node:crypto';
import type { components } from '@paddock/api';
import { isName } from '@paddock/api/name';
import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Language } from '../../server/localized.ts';
import { invalid, type Validation } from '../../server/operation/refused.ts';
import { forgetBankCodes } from '../customer/bank/bank-account.ts';
import { isIban } from '../customer/bank/iban.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { defaultPreferences } from '../customer/preferences.ts';
import { changeSettings } from '../customer/settings.ts';
import { lugasGroups } from '../limits/lugas/lugas.model.ts';
import { storedBirthdate } from './birthdate.ts';
import { isRegisterSource, isResidence, isResidencePhone, nationalityCode } from './register-options.ts';
import type { RegisteredCustomer, Registration } from './registration.model.ts';
import { createEmailStandIn } from './stand-ins.ts';
import { usernameToStore } from './taken-logins.ts';

type Schemas = components['schemas'];

/** The parts of the forms, in stored form. */
export type LoginData = Schemas['RegistrationLogin'];
type PersonData = Schemas['RegistrationPerson'];

/** 32 word characters (second §5). */
const createToken = (): string => randomBytes(16).toString('hex');

export const asStored = <T extends Partial<LoginData>>(login: T): T => ({
  ...login,
  ...(login.username === undefined ? {} : { username: login.username.toLowerCase() }),
  ...(login.email === undefined ? {} : { email: login.email.toLowerCase() }),
  ...(login.birthdate === undefined ? {} : { birthdate: storedBirthdate(login.birthdate) }),
});

export const ibanFaults = (iban: string | undefined): Validation =>
  iban === undefined || isIban(iban) ? {} : { iban: ['iban'] };

export const phoneFaults = (phone: string | undefined): Validation =>
  phone === undefined || isResidencePhone(phone) ? {} : { phone: ['phone_country'] };

const names = ['firstname', 'lastname', 'birth_name'] as const;

/**
 * Checks beyond the schema: names are in Latin letters, and country, nationality, source and phone
 * number must be offered.
 */
export const personFaults = ({
  country,
  nationality_id,
  register_source,
  ...person
}: Partial<PersonData>): Validation => ({
  ...Object.fromEntries(names.filter((name) => !isName(person[name] ?? 'none')).map((name) => [name, ['name']])),
  ...phoneFaults(person.phone),
  ...(country === undefined || isResidence(country) ? {} : { country: ['one_of'] }),
  ...(nationality_id === undefined || nationalityCode(nationality_id) !== null ? {} : { nationality_id: ['one_of'] }),
  ...(register_source === undefined || isRegisterSource(register_source) ? {} : { register_source: ['one_of'] }),
});

/**
 * Begins a registration, or gives a begun one another login and a new token: somebody else may hold
 * the former token, who must not get at what is typed now.
 */
export const putLogin = async (
  transaction: Transaction<Tables>,
  { username, email, birthdate }: LoginData,
  { begun, language, now }: { begun: Registration | null; language: Language | null; now: number },
): Promise<string> => {
  const login = { username, email, birthdate, token: createToken() };
  if (begun) {
    await transaction.updateTable('registration').set(login).where('token', '=', begun.token).execute();
    return login.token;
  }
  const none = { email_code_attempts: 0, mobile_code_attempts: 0, mobile_count: 0, iban_count: 0 };
  await transaction
    .insertInto('registration')
    .values({ ...login, ...none, language, created_at: now })
    .execute();
  return login.token;
};

/**
 * Begins a registration for an existing customer, locked (status 0) or a demo, in the place of the
 * one before.
 */
export const reopenRegistration = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<string> => {
  const login = await transaction
    .selectFrom('customer')
    .leftJoin('registration', 'registration.customer_id', 'customer.id')
    .select((row) => [
      'customer.username',
      'customer.birthdate',
      // The customer of an unverified address has a stand-in.
      row.fn.coalesce('registration.email', 'customer.email').as('email'),
    ])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('registration').where('customer_id', '=', customerId).execute();
  const token = await putLogin(transaction, login, { begun: null, language: null, now });
  const reopened = { customer_id: customerId, reopened_at: now };
  await transaction.updateTable('registration').set(reopened).where('token', '=', token).execute();
  return token;
};

const columnsOf = ({ birthdate }: LoginData, person: PersonData) => ({
  birthdate,
  salutation: person.salutation,
  firstname: person.firstname.trim(),
  lastname: person.lastname.trim(),
  birth_name: person.birth_name.trim(),
  birthplace: person.birthplace.trim(),
  country: person.country,
  nationality: nationalityCode(person.nationality_id) as string,
  street: person.street.trim(),
  house_number: person.house_number.trim(),
  zip: person.zip.trim(),
  city: person.city.trim(),
  phone: person.phone,
});

/** The groups of a customer in a country: only customers in DEU are under LUGAS. */
const groupsIn = (country: string, before: readonly string[]): string => {
  const others = before.filter((group) => !lugasGroups.includes(group));
  return JSON.stringify(country === 'DEU' ? [...others, ...lugasGroups] : others);
};

/** Without proof of identity and age. */
export const unproven = { identity_validated_at: null, age_validated_at: null } as const;

/** Without bank account as well, so that a code on its way proves nobody. */
const anew = { ...unproven, iban: null, bank_account_status: 'none', bank_code: null } as const;

/** The fields that say who somebody is. */
const identityFields = ['firstname', 'lastname', 'birth_name', 'birthplace', 'birthdate'] as const;

/** The columns of a customer whose registration is sent again. */
const columnsAgain = async (
  transaction: Transaction<Tables>,
  customerId: number,
  columns: ReturnType<typeof columnsOf>,
) => {
  const before = await transaction
    .selectFrom('customer')
    .select([...identityFields, 'groups'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const isOther = identityFields.some((field) => before[field] !== null && before[field] !== columns[field]);
  return { ...columns, groups: groupsIn(columns.country, JSON.parse(before.groups)), ...(isOther ? anew : {}) };
};

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

/** PostgreSQL's code of a unique violation; SQLite serializes transactions. */
const refuseQuicker = (error: Error & { code?: string }): never => {
  // Another call took this username at the same moment. An address is never in the way.
  throw error.code === '23505' ? invalid({ username: ['unique'] }) : error;
};

const changeCustomer = async (
  transaction: Transaction<Tables>,
  id: number,
  change: Updateable<CustomerTable>,
): Promise<void> => {
  await transaction.updateTable('customer').set(change).where('id', '=', id).execute().catch(refuseQuicker);
};

/** The address to store while none is proven: a stand-in, unless it is the customer's own. */
const emailToStore = async (transaction: Transaction<Tables>, email: string, customerId: number): Promise<string> => {
  const own = transaction.selectFrom('customer').select('email').where('id', '=', customerId);
  return (await own.executeTakeFirstOrThrow()).email === email ? email : createEmailStandIn();
};

/**
 * Creates the provisional customer of a registration, or changes it while unverified. Another
 * person has to prove identity, age and bank account anew.
 * @throws Refused 400 `unique` when another customer has the username
 */
export const putCustomer = async (
  transaction: Transaction<Tables>,
  token: string,
  login: LoginData,
  person: PersonData,
  ownCustomerId: number | null,
  now: number,
): Promise<number> => {
  const username = await usernameToStore(transaction, login, ownCustomerId, now);
  const columns = { ...columnsOf(login, person), username };
  if (ownCustomerId !== null) {
    const email = await emailToStore(transaction, login.email, ownCustomerId);
    const again = { ...(await columnsAgain(transaction, ownCustomerId, columns)), email };
    await changeCustomer(transaction, ownCustomerId, again);
    return ownCustomerId;
  }
  const groups = groupsIn(person.country, []);
  const row = await transaction
    .insertInto('customer')
    .values({ ...columns, ...untouched, email: createEmailStandIn(), groups, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another call took the username first.
  if (!row) return putCustomer(transaction, token, login, person, ownCustomerId, now);
  const { language } = await transaction
    .updateTable('registration')
    .set({ customer_id: row.id })
    .where('token', '=', token)
    .returning('language')
    .executeTakeFirstOrThrow();
  if (language === 'en') await changeSettings(transaction, row.id, { language });
  return row.id;
};

/**
 * Takes away what the owner of a former address may have set by the token in its mail. The password
 * is the caller's to replace.
 */
export const forgetBank = async (transaction: Transaction<Tables>, token: string): Promise<void> => {
  const { customer_id: id } = await transaction
    .updateTable('registration')
    .set({ iban_count: 0 })
    .where('token', '=', token)
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  if (id === null) return;
  await transaction.updateTable('customer').set(anew).where('id', '=', id).execute();
  await forgetBankCodes(transaction, id);
};

/**
 * Replaces the unverified address of a registration; its code, its token, its password and its bank
 * account are void.
 */
export const putEmail = async (
  transaction: Transaction<Tables>,
  registration: Registration & { customer: RegisteredCustomer },
  email: string,
  now: number,
): Promise<Registration> => {
  const { customer } = registration;
  const token = createToken();
  const username = await usernameToStore(transaction, { username: registration.username, email }, customer.id, now);
  const stored = await emailToStore(transaction, email, customer.id);
  const change = transaction.updateTable('registration').set({ email, token });
  await change.where('token', '=', registration.token).execute();
  const login = { username, email: stored, password_hash: null };
  await changeCustomer(transaction, customer.id, login);
  await forgetBank(transaction, token);
  // A new address does not wait for the code of the previous one.
  return { ...registration, token, email, email_code_sent_at: null, customer: { ...customer, email: stored } };
};
