import type { Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { iso } from '../../world/day/zone.ts';
import type { LimitState } from './limit.model.ts';
import type { LimitEntry } from './set-limits.ts';

export interface MadeChange {
  customerId: number;
  entry: LimitEntry;
  /** The limit before; null without one. */
  before: LimitState | null;
  after: LimitState;
  now: number;
}

/** Stores a change of a limit. No-op if nothing changed. */
export const keepLimitChange = async (
  transaction: Transaction<Tables>,
  { customerId, entry: { type, range, amount }, before, after, now }: MadeChange,
): Promise<void> => {
  if (before?.limit_amount === after.limit_amount && before.newlimit === after.newlimit) return;
  await transaction
    .updateTable('limit_change')
    .set({ withdrawn: 1 })
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('range', '=', range)
    .where('valid_from', '>', now)
    .execute();
  await transaction
    .insertInto('limit_change')
    .values({
      customer_id: customerId,
      type,
      range,
      amount_before: before?.limit_amount ?? null,
      amount,
      changed_at: now,
      valid_from: after.newlimitvalid ?? now,
      withdrawn: 0,
    })
    .execute();
};

/** One page of a customer's changes, newest first. */
export const limitChangeOperations = (database: Database): OperationsOf<'getLimitChanges'> => ({
  async getLimitChanges({ query: { page = 1, pagination: perPage = 20 }, customerId }) {
    const mine = database.selectFrom('limit_change').where('customer_id', '=', customerId);
    const { total } = await mine.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const changes = await mine
      .selectAll()
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    return {
      data: changes.map(({ customer_id: _, changed_at, valid_from, withdrawn, ...change }) => ({
        ...change,
        changed_at: iso(changed_at),
        valid_from: iso(valid_from),
        withdrawn: withdrawn === 1,
      })),
      pagination: { page, perPage, count: changes.length, total: Number(total) },
    };
  },
});
