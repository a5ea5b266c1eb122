import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { invalid, type Validation } from '../../server/operation/refused.ts';
import { EMAIL_CODE_MS, type RegisteredCustomer, type Registration } from './registration.model.ts';
import { createUsernameStandIn } from './stand-ins.ts';

/** A username and an e-mail address, as they are stored and compared. */
export interface Login {
  username: string;
  email: string;
}

/** The customer who has a username. */
interface Holder {
  customerId: number;
  token: string | null;
  /** The address of its registration. */
  email: string | null;
  isUnverified: boolean;
  /** Unverified until the code expired, so that its username is free. */
  isAbandoned: boolean;
}

const holderOf = async (database: Kysely<Tables>, username: string, now: number): Promise<Holder | null> => {
  const row = await database
    .selectFrom('customer')
    .leftJoin('registration', 'registration.customer_id', 'customer.id')
    .select([
      'customer.id',
      'customer.customerstatus_id',
      'registration.email',
      'registration.token',
      'registration.email_verified_at',
      'registration.email_code_sent_at',
      'registration.created_at',
    ])
    .where('customer.username', '=', username)
    .executeTakeFirst();
  if (!row) return null;
  const isUnverified = row.customerstatus_id === 9 && row.created_at !== null && row.email_verified_at === null;
  const begunAt = row.email_code_sent_at ?? row.created_at ?? now;
  const isAbandoned = isUnverified && begunAt + EMAIL_CODE_MS <= now;
  return { customerId: row.id, token: row.token, email: row.email, isUnverified, isAbandoned };
};

/** Like `holderOf`, with its registration locked: a code may just be proving its address. */
const holdHolderOf = async (
  transaction: Transaction<Tables>,
  username: string,
  ownCustomerId: number | null,
  now: number,
): Promise<Holder | null> => {
  const seen = await holderOf(transaction, username, now);
  if (!seen || seen.customerId === ownCustomerId) return null;
  await transaction
    .updateTable('registration')
    .set((row) => ({ mobile_count: row.ref('mobile_count') }))
    .where('customer_id', '=', seen.customerId)
    .execute();
  const holder = await holderOf(transaction, username, now);
  return holder?.customerId === ownCustomerId ? null : holder;
};

/**
 * A username with an unverified address is taken while the code is valid, and free for the same
 * address.
 */
const isFree = ({ email, isUnverified, isAbandoned }: Holder, login: Partial<Login>): boolean =>
  isAbandoned || (isUnverified && email === login.email);

const taken = { username: ['unique'] } satisfies Validation;

/**
 * `unique` for a username that a customer has. Says nothing about e-mail addresses.
 * @param login the e-mail address, if any, frees the username of an unverified registration with it
 * @param ownToken frees the username of its registration while that is unverified
 */
export const usernameFaults = async (
  database: Kysely<Tables>,
  login: Partial<Login>,
  now: number,
  ownToken?: string,
): Promise<Validation> => {
  if (login.username === undefined) return {};
  const holder = await holderOf(database, login.username, now);
  if (!holder || isFree(holder, login)) return {};
  return holder.isUnverified && holder.token === ownToken ? {} : taken;
};

const removeCustomer = async (transaction: Transaction<Tables>, id: number): Promise<void> => {
  for (const table of ['registration', 'customer_limit', 'customer_settings'] as const) {
    await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
  }
  await transaction.deleteFrom('customer').where('id', '=', id).execute();
};

/** Removes an unverified registration, with its customer if there is one already. */
export const removeRegistration = async (
  transaction: Transaction<Tables>,
  { token, customer }: Registration,
): Promise<void> => {
  await transaction.deleteFrom('registration').where('token', '=', token).execute();
  if (customer) await removeCustomer(transaction, customer.id);
};

/**
 * The username to store: a stand-in while another unverified registration has the name with the
 * same address. Removes an abandoned one that has it.
 * @throws Refused 400 `unique` when another customer has it
 */
export const usernameToStore = async (
  transaction: Transaction<Tables>,
  login: Login,
  ownCustomerId: number | null,
  now: number,
): Promise<string> => {
  const holder = await holdHolderOf(transaction, login.username, ownCustomerId, now);
  if (!holder) return login.username;
  if (!isFree(holder, login)) throw invalid(taken);
  if (!holder.isAbandoned) return createUsernameStandIn();
  await removeCustomer(transaction, holder.customerId);
  return login.username;
};

/** PostgreSQL's code of a unique violation; SQLite serializes transactions. */
const refuseSecond = (error: Error & { code?: string }): never => {
  // Another registration proves this address at the same moment, so no code proves it any more.
  throw error.code === '23505' ? invalid({ code: ['wrong'] }) : error;
};

/**
 * Whether another customer has proven the address of a registration. The visitor must see no
 * difference.
 */
export const isAddressTaken = async (
  database: Kysely<Tables>,
  { email, customer }: Pick<Registration, 'email' | 'customer'>,
): Promise<boolean> => {
  const owner = await database.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
  return owner !== undefined && owner.id !== customer?.id;
};

/**
 * Gives a customer the proven address of its registration, and the username that another unverified
 * registration with this address has.
 */
export const claimLogin = async (
  transaction: Transaction<Tables>,
  { username, email, customer }: Registration & { customer: RegisteredCustomer },
  now: number,
): Promise<void> => {
  if (customer.email === email) return;
  const put = (id: number, change: Partial<Login>) =>
    transaction.updateTable('customer').set(change).where('id', '=', id).execute();
  // Comes first: the holder may be proving the address, and would wait for this customer meanwhile.
  const holder = await holdHolderOf(transaction, username, customer.id, now);
  await put(customer.id, { email }).catch(refuseSecond);
  if (holder && !isFree(holder, { email })) return;
  if (holder) await put(holder.customerId, { username: createUsernameStandIn() });
  await put(customer.id, { username });
};
