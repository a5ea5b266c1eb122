import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, races, startersOf } from '../../../test/rigs/find-race.ts';
import type { Body } from '../../server/operation/operation.types.ts';

const noon = '2026-11-21T12:00:00Z';
const race = findRace('2026-11-21T13:00:00Z', ({ country }) => country === 'DEU');
const [a, b] = startersOf(race) as [number, number];
const french = findRace('2026-11-21T13:00:00Z', ({ pools }) => pools.some(({ name }) => name === 'CGA'));
const [c, d] = startersOf(french) as [number, number];
const british = races.filter(({ country, number }) => country === 'GBR' && number > 1).slice(0, 2);
const bet: Body<'sendBet'> = { race_id: race.id, pool: 'WIN', leg1: [a], stake: 500, expected_price: 500 };

const open = (now = noon) => {
  const api = createTestApi(now);
  let keys = 0;
  return {
    ...api,
    /** Sends a request as if written by hand: no types, no rounding. */
    send: (changed: object, key = `attack-${++keys}`) =>
      api.call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': key },
        body: { ...bet, ...changed } as Body<'sendBet'>,
      }),
    /** All that a customer could win or lose. */
    assets: async () => ({
      balance: (await api.call('getMe', { as: 'active' })).data.balance,
      bets: (await api.call('getBets', { as: 'active' })).pagination?.total,
      bookings: (await api.call('getTransactions', { as: 'active' })).pagination?.total,
    }),
  };
};

test('[BETS-57] a stake or a price that no button says is refused, and nothing is booked', async () => {
  const { send, assets } = open();
  const before = await assets();
  for (const stake of [-500, -1, 0, 0.5, 499.99, 1e8 + 1, 9e15, Number.MAX_VALUE, '500', null, [500]]) {
    for (const expected_price of [500, stake]) {
      expect((await send({ stake, expected_price })).status, `${stake} for ${expected_price}`).toBe(400);
    }
  }
  for (const expected_price of [-500, 0, 499.5, '500']) {
    expect((await send({ expected_price })).status, `for ${expected_price}`).toBe(400);
  }
  for (const expected_price of [1, 499, 501, 1e15]) {
    expect((await send({ expected_price })).code, `for ${expected_price}`).toBe('price_changed');
  }
  // The highest stake on every starter: the sum must not overflow.
  const all = startersOf(race);
  const expected_price = all.length * 1e8;
  expect((await send({ leg1: all, stake: 1e8, expected_price })).code).toBe('insufficient_balance');
  expect(await assets()).toEqual(before);
});

test('[BETS-57] a share that is not sold, or that leaves a part of a cent, is refused', async () => {
  const { send, assets } = open();
  const before = await assets();
  const pair = { race_id: french.id, pool: 'CGA', leg1: undefined, selection: `straight ${c},${d}`, stake: 200 };
  for (const flexi of [0, 1, 33, 99, 100, 150, -50, 0.5, '50']) {
    expect((await send({ ...pair, flexi, expected_price: 100 })).status, `${flexi} %`).toBe(400);
  }
  expect(await send({ ...pair, flexi: 25, expected_price: 50 })).toMatchObject({
    validation: { flexi: ['flexi_not_sold'] },
  });
  expect(await send({ ...pair, flexi: 50, stake: 201, expected_price: 100 })).toMatchObject({
    validation: { stake: ['multiple_of'] },
  });
  expect(await send({ flexi: 50, expected_price: 250 })).toMatchObject({ validation: { flexi: ['flexi_not_sold'] } });
  expect(await assets()).toEqual(before);
  expect(await send({ ...pair, flexi: 50, expected_price: 100 })).toMatchObject({ data: { bet: { price: 100 } } });
});

test('[BETS-57] a horse that is named twice, or a race, is refused: none counts twice', async () => {
  const { send, assets } = open();
  const before = await assets();
  expect((await send({ leg1: [a, a], expected_price: 1_000 })).status).toBe(400);
  expect((await send({ leg1: [a, 998], expected_price: 1_000 })).status).toBe(400);
  const twice = { leg1: undefined, pool: 'SWI', selection: `straight ${a},${a}` };
  expect((await send(twice)).status).toBe(400);
  const [first] = british;
  const [horse] = startersOf(first as NonNullable<typeof first>);
  const multiple = { race_id: first?.id, pool: 'MUL2', leg1: [horse], leg2: [horse] };
  expect((await send({ ...multiple, races: [first?.id, first?.id], odds: [] })).status).toBe(400);
  expect(await assets()).toEqual(before);
});

test('[BETS-57] odds that were never shown are not taken, and old ones are not either', async () => {
  const api = open(new Date(race.off - 600_000).toISOString());
  const fixed = { pool: 'fixWIN' };
  const shown = async () =>
    (await api.call('calculateBet', { body: { race_id: race.id, pool: 'fixWIN', leg1: [a], stake: 500 } })).data.odds;
  const before = await api.assets();
  const [now] = await shown();
  for (const odds of [(now?.odds ?? 0) + 1, 1_000_000]) {
    expect((await api.send({ ...fixed, odds: [{ startnr: a, odds }] })).code).toBe('odds_changed');
  }
  expect((await api.send({ ...fixed, odds: [{ startnr: a, odds: 99 }] })).status).toBe(400);
  expect((await api.send({ ...fixed, odds: [now, { startnr: b, odds: now?.odds }] })).code).toBe('odds_changed');
  // After two minutes these odds are no longer an offer.
  let later = now;
  for (let steps = 0; steps < 4 || later?.odds === now?.odds; steps += 1) {
    api.advance(40_000);
    [later] = await shown();
  }
  expect((await api.send({ ...fixed, odds: [now] })).code).toBe('odds_changed');
  expect(await api.assets()).toEqual(before);
});

test('[BETS-57] confirmed or cancelled in two tabs at once, a bet is charged once and refunded once', async () => {
  const { send, call, assets } = open();
  const { bet: made } = (await send({})).data;
  const path = { id: made.id };
  const cancelled = await Promise.all(Array.from({ length: 8 }, () => call('cancelBet', { as: 'active', path })));
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await assets()).balance).toBe(10_000);
  // Repeating the earlier request must not take the refund again.
  const again = await send({}, 'attack-1');
  expect(again.data.bet.id).toBe(made.id);
  expect(await call('confirmBet', { as: 'active', path })).toMatchObject({ status: 409, code: 'bet_lapsed' });
  expect((await assets()).balance).toBe(10_000);
});

test('[BETS-57] an offer that is confirmed in two tabs at once is charged once; once it is over, no cancelling brings its stake', async () => {
  const api = open(new Date(race.off - 300_000).toISOString());
  const { call, send, assets, advance } = api;
  const body = { race_id: race.id, pool: 'fixWIN', leg1: [a, b], stake: 100 };
  const oddsNow = async () => (await call('calculateBet', { body })).data.odds;
  const shown = await oddsNow();
  for (let steps = 0; steps < 6 && JSON.stringify(await oddsNow()) === JSON.stringify(shown); steps += 1) {
    advance(15_000);
  }
  const { data } = await send({ ...body, expected_price: 200, odds: shown });
  expect(data.bet.status).toBe('confirmation_required');
  const path = { id: data.bet.id };
  expect((await call('cancelBet', { as: 'active', path })).code).toBe('cancel_too_late');
  const confirmed = await Promise.all(Array.from({ length: 8 }, () => call('confirmBet', { as: 'active', path })));
  expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await assets()).balance).toBe(9_800);
  api.setNow(race.off);
  expect((await call('cancelBet', { as: 'active', path })).code).toBe('cancel_too_late');
  expect((await assets()).balance).toBe(9_800);
});
