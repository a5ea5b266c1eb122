import type { Database } from '../../server/database/open-database.ts';
import { Refused } from '../../server/operation/refused.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { instantAt } from '../../world/day/zone.ts';
import { type DenialReason, denialOf, type StreamRight, type StreamRightKind } from './stream-rights.model.ts';

/** Pictures of the home country are free for all customers. */
const FREE_COUNTRY = 'DEU';

const rightOf = async (database: Database, customerId: number): Promise<StreamRight | null> => {
  const row = await database
    .selectFrom('stream_right')
    .select(['kind', 'valid_until'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  const validUntil = row.valid_until === null ? null : Number(row.valid_until);
  return { kind: row.kind as StreamRightKind, validUntil };
};

const lastBetOf = async (database: Database, customerId: number, now: number): Promise<number | null> => {
  const row = await database
    .selectFrom('bet')
    .select('placed_at')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['accepted', 'won', 'lost', 'refunded'])
    // The development clock may have moved back.
    .where('placed_at', '<=', now)
    .orderBy('placed_at', 'desc')
    .executeTakeFirst();
  return row ? Number(row.placed_at) : null;
};

export const denied = (reason: DenialReason): Refused =>
  new Refused(403, `stream_denied.${reason}`, { extended: { reason } });

/** @throws Refused 403 `stream_denied` with the reason */
export const assertMayWatch = async (
  database: Database,
  customerId: number,
  country: string,
  now: number,
): Promise<void> => {
  const right = await rightOf(database, customerId);
  const reason = denialOf({
    right,
    isFree: country === FREE_COUNTRY,
    lastBetAt: right ? await lastBetOf(database, customerId, now) : null,
    dayStart: instantAt('Europe/Berlin', todayAt(now), 0),
    now,
  });
  if (reason) throw denied(reason);
};
