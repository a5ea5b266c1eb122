import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { invalid, Refused, type Validation } from '../../server/operation/refused.ts';
import { isMeansCheckOver } from '../auth/checkpoints.ts';
import {
  ADVANCED_THRESHOLD,
  changeLimit,
  isActive,
  type LimitRange,
  type LimitType,
  limitAt,
  maxAmount,
} from './limit.model.ts';
import { keepLimitChange } from './limit-changes.ts';
import { openCentralFile } from './lugas/central-file.ts';
import { isLugasEligible } from './lugas/lugas.model.ts';
import { type LugasCustomer, lugasCustomer } from './lugas/lugas-customer.ts';
import { notEligible, notRegistered } from './lugas/lugas-refusals.ts';

export interface LimitEntry {
  type: LimitType;
  range: LimitRange;
  /** Cents. */
  amount: number;
}

/** The key of a limit within a customer. */
export const keyOf = ({ type, range }: Pick<LimitEntry, 'type' | 'range'>) => `${type} ${range}`;

const isLugas = ({ type }: LimitEntry): boolean => type === 'lugas';

/** Checks beyond the schema: each limit once, none above its maximum. */
const checkEntries = (entries: readonly LimitEntry[], isLugasRegistered: boolean): void => {
  const validation: Validation = {};
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(keyOf(entry))) validation[`limits.${at}`] = ['unique'];
    seen.add(keyOf(entry));
    if (entry.amount > maxAmount(entry.type, isLugasRegistered)) validation[`limits.${at}.amount`] = ['max'];
  }
  if (Object.keys(validation).length > 0) throw invalid(validation);
};

/** The stored limit of a type and range as it is now; null without one. */
const storedLimit = async (
  transaction: Transaction<Tables>,
  customerId: number,
  { type, range }: LimitEntry,
  now: number,
) => {
  const row = await transaction
    .selectFrom('customer_limit')
    .select(['limit_amount', 'newlimit', 'newlimitvalid', 'forced'])
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('range', '=', range)
    .executeTakeFirst();
  return row ? { ...limitAt(row, now), forced: row.forced } : null;
};

/**
 * Leaves out the LUGAS limits that a registered customer already has or waits for: the pages send
 * the required one with every other, and the central file may be down.
 */
const withoutKeptLugas = async (
  transaction: Transaction<Tables>,
  customerId: number,
  { entries, now }: { entries: readonly LimitEntry[]; now: number },
): Promise<LimitEntry[]> => {
  const changed: LimitEntry[] = [];
  for (const entry of entries) {
    const kept = isLugas(entry) ? await storedLimit(transaction, customerId, entry, now) : null;
    if (!kept || entry.amount !== (kept.newlimit ?? kept.limit_amount)) changed.push(entry);
  }
  return changed;
};

/**
 * The rules of LUGAS limits. The first monthly one registers the customer with the central file.
 * @throws Refused 403 `lugas_not_registered` for a week or a day before a month, 503
 * `lugas_unavailable`
 */
const registerWithLugas = async (
  transaction: Transaction<Tables>,
  customerId: number,
  { customer, ranges, now }: { customer: LugasCustomer; ranges: readonly LimitRange[]; now: number },
): Promise<void> => {
  await openCentralFile(transaction);
  if (customer.lugas_registered !== null) return;
  if (!ranges.includes('month')) throw notRegistered();
  await transaction.updateTable('customer').set({ lugas_registered: now }).where('id', '=', customerId).execute();
};

/** A raise above the threshold needs a credit check (core §9, domain §3.2). */
const assertMeansKnown = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  const { schufa_checked_date } = await transaction
    .selectFrom('customer')
    .select('schufa_checked_date')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (schufa_checked_date !== null && !isMeansCheckOver(schufa_checked_date, now)) return;
  throw new Refused(403, 'schufa_checked_date.limit', {
    words: { threshold: ADVANCED_THRESHOLD },
    extended: { threshold: ADVANCED_THRESHOLD },
  });
};

const setLimit = async (
  transaction: Transaction<Tables>,
  customerId: number,
  entry: LimitEntry,
  now: number,
): Promise<void> => {
  const { type, range, amount } = entry;
  const current = await storedLimit(transaction, customerId, entry, now);
  if (!current && amount === 0 && !isActive(type, range, amount)) return;
  if (current?.forced === 1 && !isActive(type, range, amount)) {
    throw new Refused(409, 'limit_forced');
  }
  // A weekly or daily limit only narrows the monthly one.
  if (type === 'lugas' && range === 'month' && amount > Math.max(ADVANCED_THRESHOLD, current?.limit_amount ?? 0)) {
    await assertMeansKnown(transaction, customerId, now);
  }
  const after = changeLimit(entry, current, now);
  await keepLimitChange(transaction, { customerId, entry, before: current, after, now });
  const { limit_amount, newlimit, newlimitvalid } = after;
  await transaction
    .insertInto('customer_limit')
    .values({ customer_id: customerId, type, range, limit_amount, newlimit, newlimitvalid, forced: 0 })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'type', 'range']).doUpdateSet({ limit_amount, newlimit, newlimitvalid }),
    )
    .execute();
};

/**
 * Sets limits, all or none (core §5): lower at once, higher after seven days. An unchanged LUGAS
 * limit needs no central file. Lock the customer before.
 * @throws Refused 400 for a repeated limit or one above its maximum, 403 `schufa_checked_date`, 409
 * `limit_forced`, and LUGAS's own: 403 `lugas_not_eligible`, 403 `lugas_not_registered`, 503
 * `lugas_unavailable`
 */
export const setLimits = async (
  transaction: Transaction<Tables>,
  customerId: number,
  entries: readonly LimitEntry[],
  now: number,
): Promise<void> => {
  const customer = await lugasCustomer(transaction, customerId);
  checkEntries(entries, customer.lugas_registered !== null);
  if (entries.some(isLugas) && !isLugasEligible(customer)) throw notEligible();
  const changed =
    customer.lugas_registered === null ? entries : await withoutKeptLugas(transaction, customerId, { entries, now });
  const ranges = changed.filter(isLugas).map(({ range }) => range);
  if (ranges.length > 0) await registerWithLugas(transaction, customerId, { customer, ranges, now });
  for (const entry of changed) await setLimit(transaction, customerId, entry, now);
};
