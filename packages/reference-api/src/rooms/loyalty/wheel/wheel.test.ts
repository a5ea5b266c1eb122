import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { shareFacts } from '../../../../test/rigs/share-facts.ts';
import { prizeOf } from './draw-prize.ts';
import { wheelPrizes } from './wheel-items.ts';

/** Half past eleven in the evening in Berlin. */
const evening = '2026-11-21T22:30:00Z';
let api = createTestApi(evening);
afterEach(async () => {
  await api.close();
  api = createTestApi(evening);
});

/** A seed with which a customer wins a voucher, or points, that evening. */
const putSeedFor = async (as: 'points' | 'active', type: 'points' | 'voucher') => {
  const { id } = (await api.call('getMe', { as })).data;
  const seeds = Array.from({ length: 1_000 }, (_, at) => `seed ${at}`);
  const value = seeds.find((seed) => prizeOf(seed, id, '2026-11-21').type === type) as string;
  await (await api.database()).insertInto('secret').values({ name: 'wheel', value }).execute();
};

test('[WHEEL-1] the wheel shows its fields, and to a customer when it may be turned again', async () => {
  const visitor = await api.call('getWheelItems');
  expect(visitor.data.items).toHaveLength(wheelPrizes.length);
  expect(visitor.data.next_spin_at).toBeNull();
  const { data } = await api.call('winWheel', { as: 'active' });
  expect(visitor.data.items).toContainEqual(data.item);
  const turned = await api.call('getWheelItems', { as: 'active' });
  expect(turned.data.next_spin_at).toBe('2026-11-21T23:00:00.000Z');
  expect((await api.call('getWheelItems', { as: 'other' })).data.next_spin_at).toBeNull();
});

test('[WHEEL-1] one turn a day by the date in Berlin, however many come at once', async () => {
  const turns = await Promise.all([1, 2, 3].map(() => api.call('winWheel', { as: 'active' })));
  expect(turns.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = turns.find(({ status }) => status === 409);
  expect([refused?.code, refused?.error?.extended]).toEqual([
    'wheel_already_spun',
    { next_spin_at: '2026-11-21T23:00:00.000Z' },
  ]);
  api.setNow('2026-11-21T22:59:59Z');
  expect((await api.call('winWheel', { as: 'active' })).status).toBe(409);
  api.setNow('2026-11-21T23:00:00Z');
  expect((await api.call('winWheel', { as: 'active' })).status).toBe(200);
});

const pointsOf = async () => (await api.call('getMe', { as: 'points' })).data.bonuspoints;

test('[WHEEL-4] a person with several accounts turns it once a day', async () => {
  await shareFacts(api, 'active', 'points', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  expect((await api.call('winWheel', { as: 'active' })).status).toBe(200);
  const [before, again] = [await pointsOf(), await api.call('winWheel', { as: 'points' })];
  expect([again.code, again.error?.extended]).toEqual([
    'wheel_already_spun',
    { next_spin_at: '2026-11-21T23:00:00.000Z' },
  ]);
  expect(again.error?.message).toContain('mit einem anderen Konto');
  expect(await pointsOf()).toBe(before);
  api.setNow('2026-11-21T23:00:00Z');
  expect((await api.call('winWheel', { as: 'points' })).status).toBe(200);
});

test('[WHEEL-3] points that are won are booked', async () => {
  await putSeedFor('points', 'points');
  const before = (await api.call('getMe', { as: 'points' })).data.bonuspoints;
  const { data } = await api.call('winWheel', { as: 'points' });
  expect(data.customer_points).toBe(before + (data.item.points ?? 0));
  const [entry] = (await api.call('getLoyaltyTransactions', { as: 'points' })).data;
  expect(entry).toMatchObject({ type: 'wheel', points: data.item.points });
});

test('[WHEEL-3] a voucher that is won is open', async () => {
  await putSeedFor('active', 'voucher');
  const { data } = await api.call('winWheel', { as: 'active' });
  const voucher = await api.call('getVoucher', { as: 'active', path: { id: data.voucher_id as number } });
  expect(voucher.data).toMatchObject({ status: 'open', type: 'bonus', amount: data.item.amount });
});

test('[WHEEL-1] the wheel is for members of the bonus programme', async () => {
  expect((await api.call('winWheel', { as: 'unenrolled' })).code).toBe('loyalty_not_enrolled');
});

test('[WHEEL-2] the same seed draws the same, and every field comes about as often as it weighs', () => {
  const draws = Array.from({ length: 20_000 }, (_, at) => prizeOf('seed', at, '2026-11-21').id);
  expect(prizeOf('seed', 7, '2026-11-21').id).toBe(draws[7]);
  for (const { id, weight } of wheelPrizes) {
    const share = draws.filter((drawn) => drawn === id).length / draws.length;
    expect(Math.abs(share - weight / 100)).toBeLessThan(0.01);
  }
});
