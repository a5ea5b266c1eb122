import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { holdCustomer } from '../money/ledger.ts';
import { Refused } from '../operation/refused.ts';
import { customerStatusOf, isFinished, type Registration, registeredColumns } from './registration.model.ts';

const unknownToken = () =>
  new Refused(404, 'invalid_token', 'There is no registration with this token. Please register anew.');

/** The message is the one that clients know (second §8). */
const alreadyActivated = () => new Refused(409, 'invalid_token', 'errors.customer_already_activated');

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

const assertOpen = (registration: Registration | null): Registration => {
  if (!registration) throw unknownToken();
  if (registration.finished_at !== null || registration.customer?.customerstatus_id === 1) throw alreadyActivated();
  return registration;
};

/**
 * A registration that can be gone on with.
 * @throws Refused 404 `invalid_token` for a token that names none, 409 `invalid_token` when it is finished
 */
export const getOpenRegistration = async (database: Kysely<Tables>, token: string): Promise<Registration> =>
  assertOpen(await readRegistration(database, token));

/** The same, held with its customer until the transaction ends, so that two calls come one after the other. */
export const holdRegistration = async (transaction: Transaction<Tables>, token: string): Promise<Registration> => {
  await transaction
    .updateTable('registration')
    .set((row) => ({ mobile_count: row.ref('mobile_count') }))
    .where('token', '=', token)
    .execute();
  const registration = await getOpenRegistration(transaction, token);
  if (!registration.customer) return registration;
  await holdCustomer(transaction, registration.customer.id);
  return getOpenRegistration(transaction, token);
};

/** A held registration whose personal data are there. */
export const holdRegisteredCustomer = async (transaction: Transaction<Tables>, token: string) => {
  const { customer, ...registration } = await holdRegistration(transaction, token);
  if (!customer) {
    throw new Refused(409, 'registration_step_missing', 'Please send the personal data first.');
  }
  return { ...registration, customer };
};

/** Gives the customer the status that follows from what is done by now. The registration must be held. */
export const settleRegistration = async (
  transaction: Transaction<Tables>,
  token: string,
  now: number,
): Promise<Registration> => {
  const registration = assertOpen(await readRegistration(transaction, token));
  const { customer } = registration;
  if (!customer) return registration;
  const finished_at = isFinished(registration) ? now : null;
  const customerstatus_id = customerStatusOf(registration);
  await transaction.updateTable('customer').set({ customerstatus_id }).where('id', '=', customer.id).execute();
  await transaction.updateTable('registration').set({ finished_at }).where('token', '=', token).execute();
  return { ...registration, finished_at, customer: { ...customer, customerstatus_id } };
};
