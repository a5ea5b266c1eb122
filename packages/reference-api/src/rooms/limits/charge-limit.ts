import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { lockCustomer } from '../payments/ledger.ts';
import { activeLimits } from './active-limits.ts';
import { type LimitType, limitRanges } from './limit.model.ts';
import { assertDepositAllowed } from './lugas/assert-deposit-allowed.ts';
import { usedAmounts } from './used-amounts.ts';

export interface LimitUse {
  customerId: number;
  type: LimitType;
  /** Cents, not negative. */
  amount: number;
  /** Instant (ms); booked on its day in Europe/Berlin. */
  now: number;
}

/** Changes the used amount on the day of an instant, up or down. */
const addUse = async (transaction: Transaction<Tables>, { customerId, type, amount, now }: LimitUse): Promise<void> => {
  await transaction
    .insertInto('limit_use')
    .values({ customer_id: customerId, type, day: todayAt(now), used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'type', 'day'])
        .doUpdateSet((row) => ({ used: row('limit_use.used', '+', amount) })),
    )
    .execute();
};

/**
 * Books an amount against every active range of a type (core §3, domain §3.2). Amounts count
 * without a limit too, so that a later limit knows the month. No-op for `lugas` outside LUGAS: a
 * deposit always books `deposit` and `lugas`, a stake `bet` and `loss`.
 * @throws Refused 409 `limit_exceeded` with the exceeded range; for `lugas` also as
 * `assertDepositAllowed`
 */
export const chargeLimit = async (transaction: Transaction<Tables>, use: LimitUse): Promise<void> => {
  const { customerId, type, amount, now } = use;
  await lockCustomer(transaction, customerId);
  const limits = await activeLimits(transaction, use);
  const used = await usedAmounts(transaction, customerId, type, now);
  for (const range of limitRanges) {
    const limit = limits.get(range);
    if (limit === undefined || used[range] + amount <= limit) continue;
    throw new Refused(409, `limit_exceeded.${type}`, {
      words: { range },
      extended: { type, range, limit_amount: limit, limit_used: used[range] },
    });
  }
  if (type === 'lugas') {
    const limit = limits.get('month') ?? null;
    if (!(await assertDepositAllowed(transaction, { customerId, amount, used: used.month, limit, now }))) return;
  }
  await addUse(transaction, use);
};

/**
 * Releases a booked amount. Winnings relieve `loss` at their payment; a refunded stake relieves
 * `bet` and `loss` at its booking. A cancelled deposit still counts (OVG Niedersachsen 10 ME 31/24,
 * domain §3.2), so `deposit` and `lugas` cannot be released.
 */
export const releaseLimit = async (
  transaction: Transaction<Tables>,
  { customerId, type, amount, now }: LimitUse & { type: 'loss' | 'bet' },
): Promise<void> => {
  await lockCustomer(transaction, customerId);
  await addUse(transaction, { customerId, type, amount: -amount, now });
};
