import type { components } from '@paddock/api';
import type { Transaction, UpdateObject } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { assertValid, invalid, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { tooMany } from '../../server/throttle/throttle.ts';
import { addressOf } from '../auth/address.ts';
import { hashPassword } from '../auth/password.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { hasPasskey } from '../auth/step-up/stepped-up.ts';
import { giveBankCode, nameBankAccount } from '../customer/bank/bank-account.ts';
import { compactIban } from '../customer/bank/iban.ts';
import { TERMS_VERSION } from '../customer/terms.ts';
import { type LimitEntry, setLimits } from '../limits/set-limits.ts';
import { ibanFaults, phoneFaults, putEmail, unproven } from './begin-registration.ts';
import {
  countBeginning,
  countCheck,
  countTransfer,
  issueEmailCode,
  issueMobileCode,
  takeEmailCode,
  takeMobileCode,
} from './codes.ts';
import {
  assertNotLocked,
  assertRegistered,
  getOpenRegistration,
  holdRegistration,
  settleRegistration,
} from './hold-registration.ts';
import { IBAN_THRESHOLD, type RegisteredCustomer, type Registration } from './registration.model.ts';
import type { Language } from './registration-mails.ts';
import { claimLogin } from './taken-logins.ts';

/** A call that continues a registration, of either version. */
export interface Step {
  token: string;
  request: Request;
  clock: Clock;
  language: Language;
}

type Registered = Registration & { customer: RegisteredCustomer };

/**
 * Runs one step of a registration with personal data and returns the result.
 * @param work gets the instant (ms) after the lock; returning a refusal commits, throwing one rolls
 * back; may return the new token of the registration
 */
const takeStep = async (
  { database }: Server,
  { token, clock }: Step,
  work: (transaction: Transaction<Tables>, registration: Registered, now: number) => Promise<Refused | string | null>,
): Promise<Registration> => {
  const outcome = await database.transaction().execute(async (transaction) => {
    const { registration, now } = await holdRegistration(transaction, token, clock);
    const result = await work(transaction, assertRegistered(registration), now);
    return result instanceof Refused ? result : settleRegistration(transaction, result ?? token, now);
  });
  if (outcome instanceof Refused) throw outcome;
  return outcome;
};

const putCustomer = async (
  transaction: Transaction<Tables>,
  { customer }: Pick<Registered, 'customer'>,
  change: UpdateObject<Tables, 'customer'>,
): Promise<void> => {
  await transaction.updateTable('customer').set(change).where('id', '=', customer.id).execute();
};

export const verifyEmail = (server: Server, step: Step, code: string): Promise<Registration> =>
  takeStep(server, step, async (transaction, registration, now) => {
    const refusal = await takeEmailCode(transaction, registration, code, now);
    if (refusal === null) await claimLogin(transaction, registration, now);
    return refusal;
  });

/**
 * @param body an address that replaces the registration's, counted like a new registration, and the
 * password that replaces the one from before
 */
export const mailCode = async (
  server: Server,
  step: Step,
  { password, password_confirmation = '', ...body }: components['schemas']['EmailCodeBody'],
): Promise<Registration> => {
  const { request, language, clock } = step;
  assertValid(newPasswordFaults(password, password_confirmation));
  const email = body.email?.toLowerCase();
  if (email !== undefined) await countBeginning(server.database, request, clock);
  assertRegistered(await getOpenRegistration(server.database, step.token));
  // Runs before the transaction: slow on purpose.
  const password_hash = email === undefined || password === undefined ? null : await hashPassword(password);
  return takeStep(server, step, async (transaction, registration, now) => {
    if (registration.email_verified_at !== null) throw new Refused(409, 'registration_confirmed.email');
    const isOther = email !== undefined && email !== registration.email;
    if (isOther || password_hash !== null) assertNotLocked(registration);
    const addressed = isOther ? await putEmail(transaction, registration, email, now) : registration;
    if (password_hash !== null) await putCustomer(transaction, registration, { password_hash });
    await issueEmailCode(transaction, server, addressed, { language, now });
    return addressed.token;
  });
};

export const verifyMobile = (server: Server, step: Step, code: string): Promise<Registration> =>
  takeStep(server, step, (transaction, registration, now) => takeMobileCode(transaction, registration, code, now));

/** @param phone a number that replaces the registration's */
export const sendMobileCode = (server: Server, step: Step, phone: string | undefined): Promise<Registration> =>
  takeStep(server, step, async (transaction, registration, now) => {
    const { customer } = registration;
    const { request, language } = step;
    const to = phone ?? customer.phone;
    assertValid(phoneFaults(to));
    await issueMobileCode(transaction, registration, { phone: to, network: addressOf(request), language, now });
    if (phone !== undefined) await putCustomer(transaction, registration, { phone });
    return null;
  });

/** Sets the bank account of a locked registration. */
export const putIban = async (
  transaction: Transaction<Tables>,
  { token, iban_count, email_verified_at, customer }: Registered,
  iban: string,
  { request, now }: { request: Request; now: number },
): Promise<void> => {
  if (customer.iban === compactIban(iban)) return;
  // Such a customer logs in, and steps up.
  if (await hasPasskey(transaction, customer.id)) throw new Refused(409, 'registration_confirmed.passkey');
  if (iban_count >= IBAN_THRESHOLD) {
    throw new Refused(409, 'bank_account_enter_limit_reached', { words: { most: IBAN_THRESHOLD } });
  }
  await countTransfer(transaction, addressOf(request), now);
  await nameBankAccount(transaction, { customerId: customer.id, iban, now });
  if (email_verified_at === null) {
    // Nobody has logged in yet, so only the previous account proved identity and age. The holder of
    // a mistyped mailbox may have proven it, so it does not bind either.
    await putCustomer(transaction, { customer }, unproven);
    await transaction.deleteFrom('former_account').where('customer_id', '=', customer.id).execute();
  }
  await transaction
    .updateTable('registration')
    .set({ iban_count: iban_count + 1 })
    .where('token', '=', token)
    .execute();
};

export const nameIban = async (server: Server, step: Step, iban: string): Promise<Registration> => {
  assertValid(ibanFaults(iban));
  return takeStep(server, step, async (transaction, registration, now) => {
    assertNotLocked(registration);
    await putIban(transaction, registration, iban, { request: step.request, now });
    return null;
  });
};

export const validateBank = (server: Server, step: Step, code: string): Promise<Registration> =>
  takeStep(server, step, async (transaction, { customer }, now) => {
    const outcome = await giveBankCode(transaction, { customerId: customer.id, code, now });
    if (outcome === 'wrong') return invalid({ code: ['wrong'] });
    if (outcome === 'not_required') {
      return new Refused(409, 'bank_code_not_required.registration');
    }
    if (outcome !== 'validated') {
      return tooMany('codes_of_day', outcome.tooManyUntil, now);
    }
    return null;
  });

const assertMayGetPassword = (registration: Registered): void => {
  const { customer, email_verified_at } = registration;
  assertNotLocked(registration);
  if (email_verified_at === null || customer.password_hash === null) return;
  throw new Refused(409, 'registration_confirmed.password');
};

/** Sets the first password. Counts by network, because hashing is slow on purpose. */
export const setPassword = async (
  server: Server,
  step: Step,
  { password, password_confirmation }: { password: string; password_confirmation: string },
): Promise<Registration> => {
  assertValid(newPasswordFaults(password, password_confirmation));
  await countCheck(server.database, step.request, step.clock);
  assertMayGetPassword(assertRegistered(await getOpenRegistration(server.database, step.token)));
  // Runs before the transaction: slow on purpose.
  const password_hash = await hashPassword(password);
  return takeStep(server, step, async (transaction, registration) => {
    assertMayGetPassword(registration);
    await putCustomer(transaction, registration, { password_hash });
    return null;
  });
};

/** Accepts the terms and mails a code while the address is unverified. */
export const confirmTerms = (server: Server, step: Step): Promise<Registration> =>
  takeStep(server, step, async (transaction, registration, now) => {
    await putCustomer(transaction, registration, { terms_version: TERMS_VERSION });
    const { language } = step;
    if (registration.email_verified_at === null) {
      await issueEmailCode(transaction, server, registration, { language, now });
    }
    return null;
  });

export const setFirstLimits = (server: Server, step: Step, limits: readonly LimitEntry[]): Promise<Registration> =>
  takeStep(server, step, async (transaction, { customer }, now) => {
    await setLimits(transaction, customer.id, limits, now);
    return null;
  });
