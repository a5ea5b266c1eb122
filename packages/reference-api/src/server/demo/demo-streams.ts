import { milliseconds } from 'date-fns/milliseconds';
import type { Transaction } from 'kysely';
import type { StreamRightKind } from '../../rooms/streams/stream-rights.model.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

/** @param days until it ends, from when the customer was added; null without end */
const rightOf =
  (kind: StreamRightKind, days: number | null = null) =>
  async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
    await transaction
      .insertInto('stream_right')
      .values({ customer_id: customerId, kind, valid_until: days === null ? null : now + milliseconds({ days }) })
      .execute();
  };

/** One customer for each reason to deny pictures (core §6). */
export const demoStreamCustomers = [
  { name: 'video-free', shows: 'sees free pictures only', add: rightOf('free') },
  { name: 'video-day', shows: 'its permission to watch ended yesterday', add: rightOf('day', -1) },
  { name: 'video-day-bet', shows: 'watches on days of a bet, and made none today', add: rightOf('day_bet') },
  { name: 'video-long-term', shows: 'its lasting permission was withdrawn', add: rightOf('long_term', -1) },
  { name: 'video-long-term-bet', shows: 'has made no bet for thirty days', add: rightOf('long_term') },
] as const satisfies readonly DemoCustomer[];
