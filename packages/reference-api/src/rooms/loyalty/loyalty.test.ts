import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, hasPool, loserOf } from '../../../test/rigs/find-race.ts';
import { earnPoints } from './earn-points.ts';

let api = createTestApi('2026-11-21T12:00:00Z');
afterEach(async () => {
  await api.close();
  api = createTestApi('2026-11-21T12:00:00Z');
});

type Who = 'points' | 'unenrolled';
const me = async (as: Who) => (await api.call('getMe', { as })).data;

const settle = async (as: Who, stake: number, reference: string) => {
  const { id: customerId } = await me(as);
  const database = await api.database();
  return database
    .transaction()
    .execute((transaction) =>
      earnPoints(transaction, { customerId, stake, reference, placedAt: api.now(), at: api.now() }),
    );
};

test('[LOYALTY-2] the entries of the points add up to those that getMe shows', async () => {
  await settle('points', 2_599, 'test:1');
  await settle('points', 99, 'test:2');
  const { data, pagination } = await api.call('getLoyaltyTransactions', { as: 'points' });
  const { bonuspoints } = await me('points');
  expect(data.reduce((sum, { points }) => sum + points, 0)).toBe(bonuspoints);
  expect(data[0]).toMatchObject({ type: 'earned', points: 25, balance: bonuspoints });
  expect(pagination).toMatchObject({ total: 2, totalPages: 1 });
});

test('[LOYALTY-2] pages of the entries lead to one another', async () => {
  await settle('points', 1_000, 'test:1');
  const query = { page: 1, pagination: 1 };
  const first = await api.call('getLoyaltyTransactions', { as: 'points', query });
  expect([first.data[0]?.type, first.pagination?.links.next]).toEqual([
    'earned',
    '/api/v1/customer/me/loyalty/transactions?page=2&pagination=1',
  ]);
  const second = await api.call('getLoyaltyTransactions', { as: 'points', query: { ...query, page: 2 } });
  expect([second.data[0]?.type, second.pagination?.links.next]).toEqual(['gift', undefined]);
});

test('[LOYALTY-1] a bet earns its points once', async () => {
  expect([await settle('points', 500, 'test:1'), await settle('points', 500, 'test:1')]).toEqual([5, 0]);
});

test('[LOYALTY-1] who did not join earns nothing; joining is done once', async () => {
  expect((await me('unenrolled')).bonuspoints_status).toBe(false);
  expect(await settle('unenrolled', 500, 'test:1')).toBe(0);
  for (const _ of [1, 2]) {
    const { data } = await api.call('enrollLoyalty', { as: 'unenrolled' });
    expect(data).toEqual({ bonuspoints: 0, bonuspoints_status: true });
  }
  expect(await settle('unenrolled', 500, 'test:2')).toBe(5);
  const { code } = await api.call('enrollLoyalty', { as: 'provisional' });
  expect(code).toBe('check_registration');
});

test('[LOYALTY-3] all points become money at one cent each, once, however often it is asked for', async () => {
  const { balance, bonuspoints } = await me('points');
  const sent = await Promise.all([1, 2, 3].map(() => api.call('convertWettstars', { as: 'points' })));
  const done = sent.filter(({ status }) => status === 200);
  expect(done.map(({ data }) => data)).toEqual([{ account_balance: balance + bonuspoints, customer_points: 0 }]);
  expect(sent.filter(({ code }) => code === 'no_points')).toHaveLength(2);
  expect(await me('points')).toMatchObject({ balance: balance + bonuspoints, bonuspoints: 0 });
  const { data: conversions } = await api.call('getTransactions', {
    as: 'points',
    query: { 'types[]': ['conversion'] },
  });
  expect(conversions).toMatchObject([{ type: 'conversion', amount: bonuspoints }]);
  await settle('points', 300, 'test:9');
  const { data } = await api.call('convertWettstars', { as: 'points' });
  expect(data).toEqual({ account_balance: balance + bonuspoints + 3, customer_points: 0 });
});

test('[LOYALTY-5] a conversion of other points than the customer saw is refused with the present ones, and takes nothing', async () => {
  const { balance, bonuspoints } = await me('points');
  const convert = (expected_points: number) =>
    api.call('convertWettstars', { as: 'points', query: { expected_points } });
  const refused = await convert(bonuspoints + 2_000);
  expect(refused).toMatchObject({
    status: 409,
    code: 'price_changed',
    error: { extended: { points: bonuspoints } },
  });
  expect(refused.error?.message).toMatch(/^Sie haben jetzt [\d.]+ Wettstars\./);
  expect(await me('points')).toMatchObject({ balance, bonuspoints });
  const sent = await Promise.all([1, 2].map(() => convert(bonuspoints)));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(sent.find(({ status }) => status === 409)?.code).toBe('no_points');
  expect(await me('points')).toMatchObject({ balance: balance + bonuspoints, bonuspoints: 0 });
});

test("[LOYALTY-2] another's points are not shown", async () => {
  expect((await api.call('getLoyaltyTransactions', { as: 'other' })).data).toEqual([]);
});

test('[LOYALTY-1] a bet from before its customer joined earns nothing, one from then on does', async () => {
  const race = findRace(
    '2026-11-21T12:00:00Z',
    (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'win'),
  );
  const send = (key: string, stake: number) => {
    const body = { race_id: race.id, pool: 'WIN', leg1: [loserOf(race)], stake, expected_price: stake };
    return api.call('sendBet', { as: 'unenrolled', header: { 'idempotency-key': key }, body });
  };
  expect((await send('test-key-before', 300)).status).toBe(200);
  api.advance(1);
  await api.call('enrollLoyalty', { as: 'unenrolled' });
  expect((await send('test-key-after', 500)).status).toBe(200);
  api.advance(1);
  // Joining again is not joining later.
  await api.call('enrollLoyalty', { as: 'unenrolled' });
  api.setNow(race.officialAt);
  const { data } = await api.call('getLoyaltyTransactions', { as: 'unenrolled' });
  expect(data.map(({ points }) => points)).toEqual([5]);
});

test('[LOYALTY-1] a bet earns when its race is OFFICIAL, also when it is lost, and not before', async () => {
  const race = findRace(
    '2026-11-21T12:00:00Z',
    (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'win'),
  );
  const bet = { race_id: race.id, pool: 'WIN', leg1: [loserOf(race)], stake: 250 };
  const { status } = await api.call('sendBet', {
    as: 'active',
    header: { 'idempotency-key': 'test-key-1' },
    body: { ...bet, expected_price: 250 },
  });
  expect(status).toBe(200);
  api.setNow(race.officialAt - 1);
  expect((await api.call('getLoyaltyTransactions', { as: 'active' })).data).toEqual([]);
  api.setNow(race.officialAt);
  const { data } = await api.call('getLoyaltyTransactions', { as: 'active' });
  expect(data).toMatchObject([{ type: 'earned', points: 2, created_at: new Date(race.officialAt).toISOString() }]);
});
