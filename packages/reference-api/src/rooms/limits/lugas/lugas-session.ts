import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { type CentralFile, isCentralFileDown, openCentralFile } from './central-file.ts';
import {
  activityTime,
  begunLugas,
  isLugasEligible,
  type LugasSession,
  lugasPhaseAt,
  lugasSessionAt,
  realityTime,
  waitingTime,
} from './lugas.model.ts';
import { type LugasCustomer, lugasCustomer } from './lugas-customer.ts';
import { activeElsewhere, notEligible, notRegistered, waiting } from './lugas-refusals.ts';

/** The held customer. @throws Refused 403 `lugas_not_eligible` */
const eligibleCustomer = async (transaction: Transaction<Tables>, customerId: number): Promise<LugasCustomer> => {
  const customer = await lugasCustomer(transaction, customerId);
  if (!isLugasEligible(customer)) throw notEligible();
  return customer;
};

const keep = async (
  transaction: Transaction<Tables>,
  customerId: number,
  customer: LugasCustomer,
  change: Partial<LugasSession>,
): Promise<LugasSession> => {
  await transaction.updateTable('customer').set(change).where('id', '=', customerId).execute();
  return { ...customer, ...change };
};

const renewed = (now: number) => ({ lugas_keepalive: now, lugas_expires: now + activityTime });

/** @throws Refused 409 while, or less than five minutes after, the customer is or was active with another operator */
const assertFreeElsewhere = async (file: CentralFile, customerId: number, now: number): Promise<void> => {
  const until = await file.activeElsewhereUntil(customerId);
  if (until === null || now >= until + waitingTime) return;
  throw now < until ? activeElsewhere() : waiting(until);
};

/**
 * Begins the betting session: asked for right before the first bet and by nothing else, no login does it (domain §3.2).
 * One that goes on, goes on.
 * @throws Refused 403 `lugas_not_eligible`, `lugas_not_registered`; 409 `lugas_waiting` with `until`, `lugas_active_elsewhere`;
 * 503 `lugas_unavailable`
 */
export const activateLugas = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  if (customer.lugas_registered === null) throw notRegistered();
  const file = await openCentralFile(transaction);
  const phase = lugasPhaseAt(customer, now);
  if (phase === 'active') return customer;
  if (phase === 'waiting') throw waiting(customer.lugas_expires as number);
  await assertFreeElsewhere(file, customerId, now);
  return keep(transaction, customerId, customer, begunLugas(now));
};

/**
 * Renews a session that goes on, after something that the customer did; it never begins one.
 * @throws Refused 403 `lugas_not_eligible`, 503 `lugas_unavailable`
 */
export const keepLugasAlive = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  await openCentralFile(transaction);
  if (lugasPhaseAt(customer, now) !== 'active') return lugasSessionAt(customer, now);
  return keep(transaction, customerId, customer, renewed(now));
};

/** As `keepLugasAlive`, on the way of another call: where there is nothing to renew, or no central file, nothing happens. */
export const renewLugas = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const customer = await lugasCustomer(transaction, customerId);
  const isActive = isLugasEligible(customer) && lugasPhaseAt(customer, now) === 'active';
  if (!isActive || (await isCentralFileDown(transaction))) return;
  await keep(transaction, customerId, customer, renewed(now));
};

/** The customer has seen the reality check: the next one is due in an hour. @throws Refused 403 `lugas_not_eligible` */
export const extendLugasReality = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  if (lugasPhaseAt(customer, now) !== 'active') return lugasSessionAt(customer, now);
  return keep(transaction, customerId, customer, { lugas_reality: now, lugas_realityexpires: now + realityTime });
};

/**
 * Ends the session; the waiting time begins. One that has ended is left as it is.
 * @throws Refused 403 `lugas_not_eligible`, 503 `lugas_unavailable`
 */
export const disableLugas = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  await openCentralFile(transaction);
  if (lugasPhaseAt(customer, now) !== 'active') return lugasSessionAt(customer, now);
  const ended = await keep(transaction, customerId, customer, {
    lugas_activated: null,
    lugas_keepalive: null,
    lugas_expires: now,
  });
  return lugasSessionAt(ended, now);
};
