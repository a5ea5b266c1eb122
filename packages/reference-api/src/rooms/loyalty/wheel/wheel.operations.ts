import type { components } from '@paddock/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Language } from '../../../server/localized.ts';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { midnightAfter, todayAt } from '../../../world/day/race-days.ts';
import { iso } from '../../../world/day/zone.ts';
import { lockOtherAccounts } from '../../customer/same-person.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { assertMayTakeBonus } from '../assert-may-take-bonus.ts';
import { assertEnrolled, bookPoints } from '../points.ts';
import { grantVoucher } from '../vouchers/grant-voucher.ts';
import { voucherCampaigns } from '../vouchers/voucher-campaigns.ts';
import { drawPrize } from './draw-prize.ts';
import { type WheelPrize, wheelPrizes } from './wheel-items.ts';

const showPrize = (prize: WheelPrize, language: Language): components['schemas']['WheelItem'] => ({
  id: prize.id,
  title: prize.title[language],
  type: prize.type,
  points: prize.type === 'points' ? prize.points : null,
  amount: prize.type === 'voucher' ? voucherCampaigns[prize.campaign].amount : null,
});

const nextSpinAt = (now: number): string => iso(midnightAfter(now));

const alreadySpun = (now: number, message: 'wheel_already_spun' | 'wheel_already_spun.elsewhere'): Refused =>
  new Refused(409, message, { extended: { next_spin_at: nextSpinAt(now) } });

/** One turn a day for a person, not for each of its accounts. */
const assertNotSpunElsewhere = async (
  transaction: Transaction<Tables>,
  others: readonly number[],
  now: number,
): Promise<void> => {
  if (others.length === 0) return;
  const spin = await transaction
    .selectFrom('wheel_spin')
    .select('id')
    .where('customer_id', 'in', others)
    .where('day', '=', todayAt(now))
    .executeTakeFirst();
  if (spin) throw alreadySpun(now, 'wheel_already_spun.elsewhere');
};

const givePrize = async (
  transaction: Transaction<Tables>,
  prize: WheelPrize,
  { customerId, spinId, now }: { customerId: number; spinId: number; now: number },
): Promise<{ customer_points: number; voucher_id: number | null }> => {
  if (prize.type === 'points') {
    const reference = `wheel_spin:${spinId}`;
    const entry = { customerId, kind: 'wheel', points: prize.points, reference, at: now } as const;
    return { customer_points: await bookPoints(transaction, entry), voucher_id: null };
  }
  const { id } = await grantVoucher(transaction, { customerId, campaign: prize.campaign, at: now });
  const { bonuspoints } = await transaction
    .selectFrom('customer')
    .select('bonuspoints')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { customer_points: bonuspoints, voucher_id: id };
};

/** The wheel of fortune. */
export const wheelOperations = ({ database }: Server): OperationsOf<'getWheelItems' | 'winWheel'> => ({
  async getWheelItems({ visitorId, now, language }) {
    const spin =
      visitorId === null
        ? undefined
        : await database
            .selectFrom('wheel_spin')
            .select('id')
            .where('customer_id', '=', visitorId)
            .where('day', '=', todayAt(now))
            .executeTakeFirst();
    const items = wheelPrizes.map((prize) => showPrize(prize, language));
    return { data: { items, next_spin_at: spin ? nextSpinAt(now) : null } };
  },
  winWheel: ({ customerId, clock, language }) =>
    database.transaction().execute(async (transaction) => {
      const heldAt = await holdCustomer(transaction, customerId, clock);
      const others = await lockOtherAccounts(transaction, customerId, heldAt);
      const now = clock();
      await assertMayTakeBonus(transaction, customerId, now);
      await assertEnrolled(transaction, customerId);
      await assertNotSpunElsewhere(transaction, others, now);
      const day = todayAt(now);
      const prize = await drawPrize(transaction, customerId, day);
      const spin = await transaction
        .insertInto('wheel_spin')
        .values({ customer_id: customerId, day, item_id: prize.id, spun_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!spin) throw alreadySpun(now, 'wheel_already_spun');
      const won = await givePrize(transaction, prize, { customerId, spinId: spin.id, now });
      return { data: { item: showPrize(prize, language), ...won, next_spin_at: nextSpinAt(now) } };
    }),
});
