import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Permit } from '../../../server/permit.ts';
import { assertMayBetOnceActivated } from '../../bets/assert-may-bet.ts';
import { isCentralFileDown, openCentralFile } from './central-file.ts';
import {
  ACTIVITY_MS,
  begunLugas,
  isLugasEligible,
  type LugasSession,
  lugasPhaseAt,
  lugasSessionAt,
  REALITY_MS,
  WAITING_MS,
} from './lugas.model.ts';
import { type LugasCustomer, lugasCustomer } from './lugas-customer.ts';
import { activeElsewhere, notEligible, waiting } from './lugas-refusals.ts';

/** The locked customer. @throws Refused 403 `lugas_not_eligible` */
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

const endedAt = (now: number) => ({ lugas_activated: null, lugas_keepalive: null, lugas_expires: now });

const renewed = (now: number) => ({ lugas_keepalive: now, lugas_expires: now + ACTIVITY_MS });

/** @throws Refused 409 during activity elsewhere and five minutes after */
const assertFreeElsewhere = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  const file = await openCentralFile(transaction);
  const until = await file.activeElsewhereUntil(customerId, now);
  if (now >= until + WAITING_MS) return;
  throw now < until ? activeElsewhere() : waiting(until);
};

/**
 * Begins the betting session, right before the first bet; a login never does (domain §3.2). No-op
 * for an active session. Refused like a bet: other operators would see a session without bets.
 * @throws Refused 403 `lugas_not_eligible`, as `assertMayBetOnceActivated`, 409 `lugas_waiting`
 * with `until`, `lugas_active_elsewhere`
 */
export const activateLugas = async (
  transaction: Transaction<Tables>,
  { customerId, permit, now }: { customerId: number; permit: Permit; now: number },
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  const isMissing = await assertMayBetOnceActivated(transaction, { customerId, permit, now });
  if (!isMissing) return customer;
  await assertFreeElsewhere(transaction, customerId, now);
  return keep(transaction, customerId, customer, begunLugas(now));
};

/**
 * Renews an active session after an action of the customer; never begins one.
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

/** Like `keepLugasAlive`, within another call: no-op without a session or the central file. */
export const renewLugas = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const customer = await lugasCustomer(transaction, customerId);
  const isActive = isLugasEligible(customer) && lugasPhaseAt(customer, now) === 'active';
  if (!isActive || (await isCentralFileDown(transaction))) return;
  await keep(transaction, customerId, customer, renewed(now));
};

/**
 * Confirms the reality check; the next is due in an hour.
 * @throws Refused 403 `lugas_not_eligible`
 */
export const extendLugasReality = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<LugasSession> => {
  const customer = await eligibleCustomer(transaction, customerId);
  if (lugasPhaseAt(customer, now) !== 'active') return lugasSessionAt(customer, now);
  return keep(transaction, customerId, customer, { lugas_reality: now, lugas_realityexpires: now + REALITY_MS });
};

/**
 * Ends the session and starts the waiting time. No-op for an ended session.
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
  const ended = await keep(transaction, customerId, customer, endedAt(now));
  return lugasSessionAt(ended, now);
};

/** Like `disableLugas`, within another call: no-op outside LUGAS or without the central file. */
export const endLugas = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const customer = await lugasCustomer(transaction, customerId);
  const isActive = isLugasEligible(customer) && lugasPhaseAt(customer, now) === 'active';
  if (!isActive || (await isCentralFileDown(transaction))) return;
  await keep(transaction, customerId, customer, endedAt(now));
};
