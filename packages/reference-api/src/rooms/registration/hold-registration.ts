import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Language } from '../../server/localized.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import { inheritExclusion } from '../customer/exclude.ts';
import { otherAccountsOf } from '../customer/same-person.ts';
import { isAway } from '../limits/break/is-away.ts';
import { lockCustomer } from '../payments/ledger.ts';
import {
  customerStatusOf,
  isFinished,
  isProvisional,
  type RegisteredCustomer,
  type Registration,
  registeredColumns,
} from './registration.model.ts';
import { isAddressTaken } from './taken-logins.ts';

const unknownToken = () => new Refused(404, 'invalid_token.registration');

/** The message that clients know (second §8). */
const alreadyActivated = () => new Refused(409, 'invalid_token.already_activated');

const readRegistration = async (database: Kysely<Tables>, token: string): Promise<Registration | null> => {
  const row = await database.selectFrom('registration').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) return null;
  const customer = await database
    .selectFrom('customer')
    .select(registeredColumns)
    .where('id', '=', row.customer_id)
    .executeTakeFirst();
  return { ...row, customer: customer ?? null };
};

/**
 * Whether its customer was locked after it began. Its link may be in anybody's hands, so it opens
 * nothing any more. A login of the customer gives another one.
 */
const isShut = ({ customer, reopened_at }: Registration): boolean =>
  customer?.customerstatus_id === 0 && reopened_at === null;

const assertOpen = (registration: Registration | null): Registration => {
  if (!registration || isShut(registration)) throw unknownToken();
  if (registration.finished_at !== null || registration.customer?.customerstatus_id === 1) throw alreadyActivated();
  return registration;
};

/**
 * A registration that can continue.
 * @throws Refused 404 `invalid_token` for an unknown token and for one from before a lock, 409
 * `invalid_token` for a finished one
 */
export const getOpenRegistration = async (database: Kysely<Tables>, token: string): Promise<Registration> =>
  assertOpen(await readRegistration(database, token));

/**
 * Like `getOpenRegistration`, locked with its customer until the transaction ends, with the instant
 * (ms) after the wait.
 */
export const holdRegistration = async (
  transaction: Transaction<Tables>,
  token: string,
  clock: Clock,
): Promise<{ registration: Registration; now: number }> => {
  await transaction
    .updateTable('registration')
    .set((row) => ({ mobile_count: row.ref('mobile_count') }))
    .where('token', '=', token)
    .execute();
  const { customer } = await getOpenRegistration(transaction, token);
  if (customer) await lockCustomer(transaction, customer.id);
  return { registration: await getOpenRegistration(transaction, token), now: clock() };
};

/**
 * A registration with its customer.
 * @throws Refused 409 `registration_step_missing` without personal data
 */
export const assertRegistered = ({
  customer,
  ...registration
}: Registration): Registration & { customer: RegisteredCustomer } => {
  if (!customer) {
    throw new Refused(409, 'registration_step_missing');
  }
  return { ...registration, customer };
};

/**
 * A locked account has a balance and proofs, and its link may be in anybody's hands: it stays as it
 * is until a code proves the mailbox.
 * @throws Refused 409 `registration_confirmed`
 */
export const assertNotLocked = ({ customer, email_verified_at }: Registration): void => {
  if (customer?.customerstatus_id !== 0 || email_verified_at !== null) return;
  throw new Refused(409, 'registration_confirmed.locked');
};

/**
 * Only an unverified registration can be replaced as a whole.
 * @throws Refused 409 `registration_confirmed`
 */
export const assertUnverified = (registration: Registration): void => {
  assertNotLocked(registration);
  if (registration.email_verified_at !== null) throw new Refused(409, 'registration_confirmed.email');
};

/**
 * Like `holdRegistration`; null for one that another cannot replace: it is over, locked or
 * verified.
 */
export const holdReplaceable = async (
  transaction: Transaction<Tables>,
  token: string,
  clock: Clock,
): Promise<Registration | null> => {
  try {
    const { registration } = await holdRegistration(transaction, token, clock);
    assertUnverified(registration);
    return registration;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

/** The account's holder is the customer, so the account proves identity and age. */
const identify = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  await transaction
    .updateTable('customer')
    .set((row) => ({
      identity_validated_at: row.fn.coalesce('identity_validated_at', row.val(now)),
      age_validated_at: row.fn.coalesce('age_validated_at', row.val(now)),
    }))
    .where('id', '=', customerId)
    .execute();
};

/** Sets the customer's status from the finished steps. Lock the registration before. */
export const settleRegistration = async (
  transaction: Transaction<Tables>,
  token: string,
  now: number,
): Promise<Registration> => {
  const { customer } = assertOpen(await readRegistration(transaction, token));
  const isProven = customer?.bank_account_status === 'validated' && customer.customerstatus_id !== 6;
  if (isProven) await identify(transaction, customer.id, now);
  const registration = assertOpen(await readRegistration(transaction, token));
  if (!customer) return registration;
  const customerstatus_id = customerStatusOf(registration);
  const mayPlay = isProvisional(registration) && customerstatus_id === 9;
  await transaction
    .updateTable('customer')
    .set((row) => ({
      customerstatus_id,
      ...(mayPlay ? { provisional_at: row.fn.coalesce('provisional_at', row.val(now)) } : {}),
    }))
    .where('id', '=', customer.id)
    .execute();
  await transaction
    .updateTable('registration')
    .set({
      finished_at: isFinished(registration) ? now : null,
      // Once the lock is over, a later one shuts this registration, too.
      reopened_at: customerstatus_id === 0 ? registration.reopened_at : null,
    })
    .where('token', '=', token)
    .execute();
  if (isFinished(registration) || isProvisional(registration)) {
    // Also of claimed accounts: somebody may have excluded themselves before any proof.
    const others = await otherAccountsOf(transaction, customer.id, now);
    await inheritExclusion(transaction, { customerId: customer.id, others, now });
  }
  return registration;
};

const registrationOfCustomer = async (database: Kysely<Tables>, customerId: number): Promise<Registration | null> => {
  const row = await database
    .selectFrom('registration')
    .select('token')
    .where('customer_id', '=', customerId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ? readRegistration(database, row.token) : null;
};

/**
 * Like `settleRegistration`, after a logged-in customer named or validated the bank account. No-op
 * for a finished registration. Lock the customer before.
 */
export const settleRegistrationOf = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  const registration = await registrationOfCustomer(transaction, customerId);
  if (registration && registration.customer?.customerstatus_id !== 1 && !isShut(registration)) {
    await settleRegistration(transaction, registration.token, now);
  }
};

/**
 * The token of the registration that a customer must continue before logging in; null without one,
 * if it is from before a lock, and if it is finished or provisional, which is enough.
 */
export const getRegistrationBeforeLogin = async (
  database: Kysely<Tables>,
  customerId: number,
): Promise<string | null> => {
  const registration = await registrationOfCustomer(database, customerId);
  if (!registration || isShut(registration)) return null;
  const mayLogIn = registration.customer?.customerstatus_id !== 0 && isProvisional(registration);
  return mayLogIn ? null : registration.token;
};

/** The recipient and the language of a reminder of a registration; null for none. */
export const getRegistrationToRemind = async (
  transaction: Transaction<Tables>,
  token: string,
  now: number,
): Promise<{ to: string; language: Language } | null> => {
  const registration = await readRegistration(transaction, token);
  if (!registration || registration.language === null || isShut(registration)) return null;
  const { email, language, finished_at, customer } = registration;
  // Without a person it goes on only where it began: the mail's link would not lead on.
  if (customer === null) return null;
  const isFinal = finished_at !== null || customer.customerstatus_id === 1;
  // A provisional customer can log in and play: the mail would ask whether they want an account.
  if (isFinal || isProvisional(registration) || (await isAddressTaken(transaction, registration))) return null;
  return (await isAway(transaction, customer.id, now)) ? null : { to: email, language };
};
