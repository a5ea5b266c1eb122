import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { assertMayTakeBonus } from './assert-may-take-bonus.ts';
import { convertPoints } from './convert-points.ts';

/** The bonus programme: wettstars for bets. */
export const loyaltyOperations = ({
  database,
}: Server): OperationsOf<'getLoyaltyTransactions' | 'convertWettstars' | 'enrollLoyalty'> => ({
  async getLoyaltyTransactions({ query: { page = 1, pagination: perPage = 20 }, customerId }) {
    const mine = database.selectFrom('loyalty_entry').where('customer_id', '=', customerId);
    const { total } = await mine.select((entry) => entry.fn.countAll().as('total')).executeTakeFirstOrThrow();
    const entries = await mine
      .selectAll()
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    return {
      data: entries.map(({ id, kind, points, balance, booked_at }) => ({
        id,
        type: kind,
        points,
        balance,
        created_at: iso(booked_at),
      })),
      pagination: {
        page,
        perPage,
        count: entries.length,
        total: Number(total),
      },
    };
  },
  async convertWettstars({ query: { expected_points: expectedPoints }, customerId, clock }) {
    const { balance, points } = await convertPoints(database, { customerId, expectedPoints, clock });
    return { data: { account_balance: balance, customer_points: points } };
  },
  enrollLoyalty: ({ customerId, clock }) =>
    database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      await assertMayTakeBonus(transaction, customerId, now);
      const { bonuspoints } = await transaction
        .updateTable('customer')
        .set(({ eb, ref, val }) => ({
          bonuspoints_status: 1,
          // A repeated call keeps the instant of the first.
          loyalty_joined_at: eb
            .case()
            .when('bonuspoints_status', '=', 1)
            .then(ref('loyalty_joined_at'))
            .else(val(now))
            .end(),
        }))
        .where('id', '=', customerId)
        .returning('bonuspoints')
        .executeTakeFirstOrThrow();
      return { data: { bonuspoints, bonuspoints_status: true } };
    }),
});
