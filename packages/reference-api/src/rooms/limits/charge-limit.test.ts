import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { demoEmail } from '../../server/demo/demo-customers.ts';
import { chargeLimit, releaseLimit } from './charge-limit.ts';
import type { LimitRange, LimitType } from './limit.model.ts';
import { setCentralFileDown } from './lugas/central-file.ts';
import { usedAmounts } from './used-amounts.ts';

const at = Date.parse;
/** A Wednesday. */
const wednesday = at('2026-11-18T12:00:00Z');

let api: ReturnType<typeof createTestApi>;
let customerId: number;
beforeEach(async () => {
  api = createTestApi('2026-11-18T12:00:00Z');
  const database = await api.database();
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail('active'))
    .executeTakeFirstOrThrow();
  customerId = id;
});
afterEach(() => api.close());

const limit = async (type: LimitType, range: LimitRange, limit_amount: number, raise?: [number, number]) => {
  const [newlimit, newlimitvalid] = raise ?? [null, null];
  await (await api.database())
    .insertInto('customer_limit')
    .values({ customer_id: customerId, type, range, limit_amount, newlimit, newlimitvalid, forced: 0 })
    .execute();
};

const use = async (type: LimitType, amount: number, now = wednesday) =>
  (await api.database())
    .transaction()
    .execute((transaction) => chargeLimit(transaction, { customerId, type, amount, now }));

const release = async (type: 'loss' | 'bet', amount: number, now = wednesday) =>
  (await api.database())
    .transaction()
    .execute((transaction) => releaseLimit(transaction, { customerId, type, amount, now }));

const used = async (type: LimitType, now = wednesday) => usedAmounts(await api.database(), customerId, type, now);

describe('using a limit', () => {
  test('[LIMITS-2] books against every active range, or is refused with the one that is full and books nothing', async () => {
    await limit('deposit', 'month', 10_000);
    await limit('deposit', 'day', 3_000);
    await use('deposit', 3_000);
    await expect(use('deposit', 1)).rejects.toMatchObject({
      status: 409,
      code: 'limit_exceeded',
      parts: { extended: { type: 'deposit', range: 'day', limit_amount: 3_000, limit_used: 3_000 } },
    });
    await use('deposit', 3_000, at('2026-11-19T12:00:00Z'));
    await expect(use('deposit', 4_001, at('2026-11-20T12:00:00Z'))).rejects.toMatchObject({
      parts: { extended: { range: 'month', limit_used: 6_000 } },
    });
    expect(await used('deposit', at('2026-11-20T12:00:00Z'))).toEqual({ month: 6_000, week: 6_000, day: 0 });
  });

  test('[LIMITS-1] goes by the calendar of Berlin: a day from its midnight, a week from Monday, a month from the first', async () => {
    await use('bet', 1, at('2026-11-30T22:59:59Z'));
    await use('bet', 10, at('2026-11-30T23:00:00Z'));
    // 30 November is a Monday; at 23:00 UTC it is 1 December in Berlin.
    expect(await used('bet', at('2026-11-30T22:59:59Z'))).toEqual({ month: 1, week: 1, day: 1 });
    expect(await used('bet', at('2026-11-30T23:00:00Z'))).toEqual({ month: 10, week: 11, day: 10 });
    expect(await used('bet', at('2026-12-06T22:59:59Z'))).toEqual({ month: 10, week: 11, day: 0 });
    expect(await used('bet', at('2026-12-06T23:00:00Z'))).toEqual({ month: 10, week: 0, day: 0 });
  });

  test('[LIMITS-1] counts what was used before the limit was set, and never what another customer used', async () => {
    await use('bet', 500);
    await limit('bet', 'month', 500);
    await expect(use('bet', 1)).rejects.toMatchObject({ code: 'limit_exceeded' });
    const { id } = await (await api.database())
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demoEmail('other'))
      .executeTakeFirstOrThrow();
    expect(await usedAmounts(await api.database(), id, 'bet', wednesday)).toEqual({ month: 0, week: 0, day: 0 });
  });

  test('[LIMITS-2] lets everything through where a week or a day has the amount 0, and nothing where a month has', async () => {
    await limit('loss', 'week', 0);
    await use('loss', 1_000_000);
    await limit('deposit', 'month', 0);
    await expect(use('deposit', 1)).rejects.toMatchObject({ code: 'limit_exceeded' });
    // Bet limits are inactive until they are set.
    await limit('bet', 'month', 0);
    await use('bet', 1_000_000);
  });

  test('[LIMITS-2] twenty at once never get past a limit', async () => {
    await limit('bet', 'week', 1_000);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => use('bet', 99)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await used('bet')).week).toBe(990);
  });

  test('[LIMITS-1] [LIMITS-2] whatever is booked in whatever order, no active range is ever over', async () => {
    await limit('bet', 'month', 5_000);
    await limit('bet', 'week', 2_000);
    await limit('bet', 'day', 900);
    let now = wednesday;
    const steps = fc.array(
      fc.record({ amount: fc.integer({ min: 0, max: 1_200 }), hours: fc.integer({ max: 30, min: 0 }) }),
    );
    await fc.assert(
      fc.asyncProperty(steps, async (bookings) => {
        for (const { amount, hours } of bookings) {
          now += hours * 3_600_000;
          await use('bet', amount, now).catch((error) => expect(error.code).toBe('limit_exceeded'));
          const { month, week, day } = await used('bet', now);
          expect(month <= 5_000 && week <= 2_000 && day <= 900).toBe(true);
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  test('[LIMITS-4] goes by a raise from its seventh day on', async () => {
    const valid = at('2026-11-25T12:00:00Z');
    await limit('deposit', 'month', 100, [5_000, valid]);
    await expect(use('deposit', 101, valid - 1)).rejects.toMatchObject({ code: 'limit_exceeded' });
    await use('deposit', 5_000, valid);
  });

  test('[LIMITS-7] [LIMITS-8] winnings relieve the loss of the day they are paid on; a refund relieves the day of its stake', async () => {
    await limit('loss', 'month', 1_000);
    await use('loss', 1_000);
    await release('loss', 300);
    await use('loss', 300);
    await release('bet', 50);
    await use('bet', 50);
    expect(await used('loss')).toMatchObject({ day: 1_000 });
    expect(await used('bet')).toMatchObject({ day: 0 });
  });

  test('[LIMITS-7] more won than lost leaves more than the limit, which the list and a refusal say as a negative use', async () => {
    await limit('loss', 'day', 1_000);
    await release('loss', 500);
    const { data } = await api.call('getLimits', { as: 'active', query: { type: 'loss', range: 'day' } });
    expect(data).toMatchObject([{ limit_amount: 1_000, limit_used: -500 }]);
    await expect(use('loss', 1_501)).rejects.toMatchObject({
      parts: { extended: { range: 'day', limit_amount: 1_000, limit_used: -500 } },
    });
    await use('loss', 1_500);
  });

  test('[LIMITS-6] [LIMITS-7] [LIMITS-8] of deposits nothing is given back, so that a cancelled one counts on', () => {
    expectTypeOf<Parameters<typeof releaseLimit>[1]['type']>().toEqualTypeOf<'loss' | 'bet'>();
  });

  test('[LUGAS-14] an amount of LUGAS is none for customers outside LUGAS, also while the central file is down', async () => {
    await setCentralFileDown(await api.database(), true);
    await use('lugas', 5_000);
    expect(await used('lugas')).toEqual({ month: 0, week: 0, day: 0 });
  });
});
