import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Validation } from '../../server/operation/refused.ts';
import { EMAIL_CODE_MS, type Registration } from './registration.model.ts';

/** A username and an e-mail address, as they are stored and compared. */
export interface Login {
  username: string;
  email: string;
}

/** The holder of a username or an e-mail address, and whether it is taken. */
interface Holder {
  customerId: number;
  token: string | null;
  hasUsername: boolean;
  hasEmail: boolean;
  /** Unverified until the code expired, so that its names are free. */
  isAbandoned: boolean;
  isUnverified: boolean;
}

const holdersOf = async (database: Kysely<Tables>, { username, email }: Partial<Login>, now: number) => {
  const rows = await database
    .selectFrom('customer')
    .leftJoin('registration', 'registration.customer_id', 'customer.id')
    .select([
      'customer.id',
      'customer.username',
      'customer.email',
      'customer.customerstatus_id',
      // The customer of a taken address has a stand-in.
      'registration.email as registered_email',
      'registration.token',
      'registration.email_verified_at',
      'registration.email_code_sent_at',
      'registration.created_at',
    ])
    .where((row) =>
      row.or([
        ...(email === undefined ? [] : [row('customer.email', '=', email), row('registration.email', '=', email)]),
        ...(username === undefined ? [] : [row('customer.username', '=', username)]),
      ]),
    )
    .execute();
  return rows.map((row): Holder => {
    const isUnverified = row.customerstatus_id === 9 && row.created_at !== null && row.email_verified_at === null;
    const begunAt = row.email_code_sent_at ?? row.created_at ?? now;
    return {
      customerId: row.id,
      token: row.token,
      hasUsername: row.username === username,
      hasEmail: email !== undefined && [row.email, row.registered_email].includes(email),
      isUnverified,
      isAbandoned: isUnverified && begunAt + EMAIL_CODE_MS <= now,
    };
  });
};

/**
 * An e-mail address is taken once it is verified: before that nobody has proven to own it. A
 * username with an unverified address is taken while the code is valid.
 */
const isFree = ({ hasEmail, isUnverified, isAbandoned }: Holder): boolean => isAbandoned || (hasEmail && isUnverified);

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
  const holders = await holdersOf(database, login, now);
  const isOwn = ({ token, isUnverified }: Holder) => isUnverified && token === ownToken;
  const isTaken = holders.some((holder) => holder.hasUsername && !isOwn(holder) && !isFree(holder));
  return isTaken ? { username: ['unique'] } : {};
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

/** Removes unverified customers that hold the names. None of them could ever log in. */
export const releaseLogins = async (
  transaction: Transaction<Tables>,
  login: Login,
  ownCustomerId: number | null,
  now: number,
): Promise<void> => {
  const holders = await holdersOf(transaction, login, now);
  for (const holder of holders) {
    if (holder.customerId !== ownCustomerId && isFree(holder)) await removeCustomer(transaction, holder.customerId);
  }
};
