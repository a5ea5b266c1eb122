import { describe, expect, test } from 'vitest';
import { type CallInput, createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, hasPool, races, startersOf } from '../../../test/rigs/find-race.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import type { Body } from '../../server/operation/operation.types.ts';
import { oddsStepAt } from '../../world/day/odds-steps.ts';
import type { RacePlan, RunnerPlan } from '../../world/day/plan.types.ts';
import { setCentralFileDown } from '../limits/lugas/central-file.ts';
import { completeBet } from './show-bet.ts';

const noon = '2026-11-21T12:00:00Z';
const anHourLater = '2026-11-21T13:00:00Z';
const race = findRace(anHourLater, (candidate) => candidate.country === 'DEU' && startersOf(candidate).length >= 6);
const [a, b] = startersOf(race) as [number, number];
const bet: Body<'sendBet'> = { race_id: race.id, pool: 'WIN', leg1: [a], stake: 500, expected_price: 500 };
const key = (text: string) => ({ 'idempotency-key': `test-key-${text}` });

const open = () => {
  const api = createTestApi(noon);
  return {
    ...api,
    send: (name: string, changed: Partial<Body<'sendBet'>> = {}, as: DemoName = 'active') =>
      api.call('sendBet', { as, header: key(name), body: { ...bet, ...changed } }),
    balance: async () => (await api.call('getMe', { as: 'active' })).data.balance,
  };
};

describe('sending a bet', () => {
  test('takes the stake from the balance and gives the ticket', async () => {
    const { send, balance, call } = open();
    const { data } = await send('1');
    expect(data).toMatchObject({
      balance: 9500,
      bet: { status: 'accepted', price: 500, race: { id: race.id }, leg1: [a], payout: null },
    });
    expect(data.bet.lines).toEqual([
      { pool: 'WIN', startnr: a, stake: 500, odds: null, shown_odds: null, outcome: null, payout: null },
    ]);
    expect(await balance()).toBe(9500);
    expect((await call('getBet', { as: 'active', path: { id: data.bet.id } })).data).toEqual(data.bet);
  });

  test('[BETS-11] is refused at another price, with the new one', async () => {
    const { send, balance } = open();
    expect(await send('1', { expected_price: 499 })).toMatchObject({
      status: 409,
      code: 'price_changed',
      error: { extended: { price: 500, combinations: 1 } },
    });
    expect(await balance()).toBe(10_000);
    // A refused request can be sent again under its key.
    expect((await send('1')).status).toBe(200);
  });

  test('[BETS-11] needs the odds that were shown where odds are fixed, and none elsewhere', async () => {
    const { send } = open();
    expect(await send('1', { pool: 'fixWIN' })).toMatchObject({ status: 400, validation: { odds: ['required'] } });
    expect(await send('2', { odds: [{ startnr: a, odds: 200 }] })).toMatchObject({ validation: { odds: ['unknown'] } });
    const made = await send('3', { pool: 'fixWIN', odds: [{ startnr: a, odds: 777_000 }] });
    expect(made).toMatchObject({ status: 409, code: 'odds_changed' });
    const { odds } = (made.error?.extended ?? {}) as Pick<Body<'sendBet'>, 'odds'>;
    expect((await send('3', { pool: 'fixWIN', ...(odds ? { odds } : {}) })).data.bet).toMatchObject({
      status: 'accepted',
      lines: [{ odds: odds?.[0]?.odds }],
    });
  });

  test('[BETS-12] again gives the same bet and the same answer, whatever happened since', async () => {
    const { send, balance, setNow } = open();
    const first = await send('1');
    await send('2', { leg1: [b] });
    setNow(race.off);
    const again = await send('1');
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await balance()).toBe(9000);
  });

  test('[BETS-12] of another bet under a used key is refused', async () => {
    const { send } = open();
    await send('1');
    expect(await send('1', { leg1: [b] })).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    // Keys belong to one customer.
    expect((await send('1', {}, 'other')).status).toBe(200);
  });

  test('[BETS-12] needs a key', async () => {
    const { call } = open();
    expect(await call('sendBet', { as: 'active', body: bet })).toMatchObject({ status: 400 });
    expect((await call('sendBet', { body: bet, header: key('1') })).status).toBe(401);
  });

  test('[BETS-12] sixteen times at once makes one bet', async () => {
    const { send, balance, call } = open();
    const sent = await Promise.all(Array.from({ length: 16 }, () => send('same')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await call('getBets', { as: 'active' })).pagination?.total).toBe(1);
    expect(await balance()).toBe(9500);
  });

  test('[BETS-13] fifty times at once under different keys never overdraws', async () => {
    const { send, balance, call } = open();
    const sent = await Promise.all(Array.from({ length: 50 }, (_, at) => send(`${at}`)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([null, 'insufficient_balance']));
    expect(await balance()).toBe(0);
    expect((await call('getBets', { as: 'active' })).pagination?.total).toBe(20);
  });

  test('[BETS-13] is refused after the off, on what does not run and for more than there is', async () => {
    const { send, setNow, balance } = open();
    expect((await send('1', { stake: 10_001, expected_price: 10_001 })).code).toBe('insufficient_balance');
    expect((await send('2', { pool: 'TRI' })).code).toBe('invalid_parameters');
    expect((await send('3', { race_id: 99 })).code).toBe('not_found');
    const withdrawn = races.find(
      ({ off, country, runners }) =>
        off > Date.parse(noon) && country === 'DEU' && runners.some(({ withdrawnAt }) => withdrawnAt !== null),
    );
    const gone = withdrawn?.runners.find(({ withdrawnAt }) => withdrawnAt !== null);
    setNow(gone?.withdrawnAt as number);
    expect(await send('4', { race_id: withdrawn?.id as number, leg1: [gone?.startnr as number] })).toMatchObject({
      status: 409,
      code: 'non_runner',
      error: { extended: { startnrs: [gone?.startnr] } },
    });
    setNow(race.off);
    expect((await send('5')).code).toBe('race_closed');
    expect(await balance()).toBe(10_000);
  });

  test('[BETS-13] is refused to who is excluded, locked, without bank account or before a checkpoint', async () => {
    const { send } = open();
    expect(await send('1', {}, 'excluded')).toMatchObject({ status: 403, code: 'customer_excluded' });
    expect(await send('1', {}, 'locked')).toMatchObject({ status: 403, code: 'customer_status_zero' });
    expect(await send('1', {}, 'no-bank')).toMatchObject({ status: 403, code: 'check_registration' });
    expect(await send('4', {}, 'identity')).toMatchObject({ status: 403, code: 'check_identity_status' });
    expect(await send('5', {}, 'terms-outdated')).toMatchObject({ status: 403, code: 'check_TC' });
  });

  test('[BETS-13] is refused under LUGAS before the session is activated, and taken after', async () => {
    const { send } = open();
    expect(await send('1', {}, 'lugas')).toMatchObject({ status: 409, code: 'lugas_not_activated' });
    expect((await send('2', {}, 'lugas-active')).status).toBe(200);
  });

  test('[LUGAS-11] is refused under LUGAS while the central file is down, and to nobody else', async () => {
    const { send, database } = open();
    await setCentralFileDown(await database(), true);
    expect(await send('1', {}, 'lugas-active')).toMatchObject({ status: 503, code: 'lugas_unavailable' });
    expect((await send('2')).status).toBe(200);
  });

  test.each(['bet', 'loss'] as const)('[BETS-13] is refused past a %s limit', async (type) => {
    const { send, database, balance } = open();
    const db = await database();
    const customer = await db.selectFrom('customer').select('id').where('username', '=', 'active').executeTakeFirst();
    await db
      .insertInto('customer_limit')
      .values({
        customer_id: customer?.id as number,
        type,
        range: 'month',
        limit_amount: 700,
        newlimit: null,
        newlimitvalid: null,
        forced: 0,
      })
      .execute();
    await send('1');
    expect(await send('2')).toMatchObject({ status: 409, code: 'limit_exceeded', error: { extended: { type } } });
    expect(await balance()).toBe(9500);
  });
});

test('[BETS-12] an answer that an earlier build stored is repeated with the fields of this one', async () => {
  const { data } = await open().send('1');
  const { hits: _, lines, ...stored } = data.bet;
  const earlier = { ...stored, lines: lines.map(({ shown_odds: __, ...line }) => line) };
  expect(completeBet(earlier as typeof data.bet)).toEqual(data.bet);
});

describe('fixed odds that have moved', () => {
  /** A race and an instant at which its odds differ from the previous step. */
  const moved = async () => {
    const api = open();
    api.setNow(race.off - 300_000);
    const oddsNow = async () =>
      (await api.call('calculateBet', { body: { race_id: race.id, pool: 'fixWIN', leg1: [a, b], stake: 100 } })).data
        .odds;
    const shown = await oddsNow();
    let odds = shown;
    for (let steps = 0; steps < 6 && JSON.stringify(odds) === JSON.stringify(shown); steps += 1) {
      api.advance(15_000);
      odds = await oddsNow();
    }
    const sent = await api.send('moved', {
      pool: 'fixWIN',
      leg1: [a, b],
      stake: 100,
      expected_price: 200,
      odds: shown,
    });
    return { ...api, sent, odds, shown };
  };

  test('[BETS-14] are offered anew, and nothing is paid', async () => {
    const { sent, odds, shown, balance } = await moved();
    expect(sent.data.bet).toMatchObject({ status: 'confirmation_required', payout: null });
    expect(sent.data.bet.lines.map(({ startnr, odds: value }) => ({ startnr, odds: value }))).toEqual(odds);
    expect(sent.data.bet.lines.map(({ startnr, shown_odds: value }) => ({ startnr, odds: value }))).toEqual(shown);
    expect([sent.data.balance, await balance()]).toEqual([10_000, 10_000]);
  });

  test('[BETS-14] are taken when they are confirmed within 30 seconds, once', async () => {
    const { sent, call, advance, balance } = await moved();
    advance(29_999);
    const path = { id: sent.data.bet.id };
    expect((await call('confirmBet', { as: 'active', path })).data).toMatchObject({
      balance: 9800,
      bet: { status: 'accepted', lines: sent.data.bet.lines },
    });
    expect((await call('confirmBet', { as: 'active', path })).status).toBe(200);
    expect((await call('confirmBet', { as: 'other', path })).status).toBe(404);
    expect(await balance()).toBe(9800);
  });

  test('[BETS-15] lapse when they are not', async () => {
    const { sent, call, advance, balance } = await moved();
    advance(30_000);
    const path = { id: sent.data.bet.id };
    expect(await call('confirmBet', { as: 'active', path })).toMatchObject({ status: 409, code: 'bet_lapsed' });
    expect((await call('getBet', { as: 'active', path })).data.status).toBe('lapsed');
    const listed = async (status: 'lapsed' | 'confirmation_required') =>
      (await call('getBets', { as: 'active', query: { 'status[]': [status] } })).data.length;
    expect([await listed('lapsed'), await listed('confirmation_required')]).toEqual([1, 0]);
    expect(await balance()).toBe(10_000);
  });

  /**
   * A ticket at fixed odds, priced a minute before a rival is withdrawn between two steps of the
   * market.
   */
  const thinning = async () => {
    const isBetween = ({ off }: RacePlan, { withdrawnAt }: RunnerPlan) =>
      withdrawnAt !== null && withdrawnAt > Date.parse(anHourLater) && oddsStepAt(off, withdrawnAt) !== withdrawnAt;
    const thinned = races.find((one) => hasPool(one, 'fixed') && one.runners.some((runner) => isBetween(one, runner)));
    if (!thinned) throw new Error('This day has no such race.');
    const withdrawnAt = thinned.runners.find((runner) => isBetween(thinned, runner))?.withdrawnAt as number;
    const api = open();
    api.setNow(withdrawnAt - 60_000);
    const ticket = { race_id: thinned.id, pool: 'fixWIN', leg1: startersOf(thinned).slice(0, 5), stake: 100 };
    return { ...api, thinned, withdrawnAt, ticket, priced: (await api.call('calculateBet', { body: ticket })).data };
  };

  test('[BETS-58] lapse when a rival is withdrawn: they were made for the field before', async () => {
    const { call, send, setNow, balance, withdrawnAt, ticket, priced } = await thinning();
    setNow(withdrawnAt - 1);
    const sent = await send('thinned', { ...ticket, expected_price: priced.price, odds: priced.odds });
    expect(sent.data.bet.status).toBe('confirmation_required');
    setNow(withdrawnAt);
    const confirmed = await call('confirmBet', { as: 'active', path: { id: sent.data.bet.id } });
    expect(confirmed).toMatchObject({ status: 409, code: 'bet_lapsed' });
    expect(await balance()).toBe(10_000);
  });

  test.each([
    ['a rival is withdrawn while it can be cancelled', 59_999, 'refunded'],
    ['not when that is over', 60_000, undefined],
  ])('[BETS-60] a bet at agreed odds is refunded if %s', async (_, before, refunded) => {
    const { call, setNow, balance, withdrawnAt, thinned } = await thinning();
    setNow(withdrawnAt - before);
    const gone = thinned.runners.find((runner) => runner.withdrawnAt === withdrawnAt)?.startnr as number;
    const leg1 = startersOf(thinned).filter((startnr) => startnr !== gone);
    const own = { race_id: thinned.id, pool: 'fixWIN', leg1, stake: 100 };
    const { price, odds } = (await call('calculateBet', { body: own })).data;
    const header = { 'idempotency-key': 'every-rival' };
    const { data } = await call('sendBet', { as: 'active', header, body: { ...own, expected_price: price, odds } });
    expect(data.bet.status).toBe('accepted');
    setNow(thinned.officialAt);
    const settled = (await call('getBet', { as: 'active', path: { id: data.bet.id } })).data;
    expect(settled.status).toBe(refunded ?? 'won');
    if (!refunded) return;
    expect(settled).toMatchObject({ payout: price, lines: leg1.map(() => ({ outcome: 'refunded', payout: 100 })) });
    expect(await balance()).toBe(10_000);
    const { data: messages } = await call('getMessages', { as: 'active' });
    expect(messages[0]?.text).toMatch(new RegExp(`^Ihre Wette ${settled.id} wurde erstattet`));
  });

  test('[BETS-58] are those of the field that is left, from the withdrawal on', async () => {
    const { call, send, setNow, balance, withdrawnAt, ticket } = await thinning();
    setNow(withdrawnAt - 1);
    const { data: last } = await call('calculateBet', { body: ticket });
    setNow(withdrawnAt);
    const sent = await send('late', { ...ticket, expected_price: last.price, odds: last.odds });
    expect(sent.data.bet.status).toBe('confirmation_required');
    const offered = sent.data.bet.lines.map(({ odds }) => odds as number);
    for (const [at, { odds }] of last.odds.entries()) expect(offered[at]).toBeLessThan(odds);
    setNow(withdrawnAt + 10_000);
    const { data: now } = await call('calculateBet', { body: ticket });
    expect(now.odds.map(({ odds }) => odds)).toEqual(offered);
    const confirmed = await call('confirmBet', { as: 'active', path: { id: sent.data.bet.id } });
    expect(confirmed.data.bet).toMatchObject({ status: 'accepted', lines: sent.data.bet.lines });
    expect(await balance()).toBe(10_000 - last.price);
  });
});

describe('cancelling a bet', () => {
  test('[BETS-16] gives the stake back, once', async () => {
    const { send, call, advance, balance } = open();
    const path = { id: (await send('1')).data.bet.id };
    advance(59_999);
    expect((await call('cancelBet', { as: 'active', path })).data).toMatchObject({
      balance: 10_000,
      bet: { status: 'cancelled', payout: 500, cancel_until: null },
    });
    expect((await call('cancelBet', { as: 'active', path })).data.balance).toBe(10_000);
    expect(await balance()).toBe(10_000);
  });

  test('[BETS-16] is refused after a minute, after the off and to others', async () => {
    const { send, call, advance, setNow } = open();
    const path = { id: (await send('1')).data.bet.id };
    expect((await call('cancelBet', { as: 'other', path })).status).toBe(404);
    advance(60_000);
    expect(await call('cancelBet', { as: 'active', path })).toMatchObject({ status: 409, code: 'cancel_too_late' });
    setNow(race.off - 10_000);
    const late = (await send('2')).data.bet;
    expect(late.cancel_until).toBe(new Date(race.off).toISOString());
    setNow(race.off);
    expect((await call('cancelBet', { as: 'active', path: { id: late.id } })).code).toBe('cancel_too_late');
  });
});

describe('the list of bets', () => {
  test('[BETS-21] is newest first, by pages of ten, with links', async () => {
    const { send, call, advance } = open();
    for (let at = 0; at < 12; at += 1) {
      await send(`${at}`);
      advance(1000);
    }
    const first = await call('getBets', { as: 'active' });
    expect(first.pagination).toMatchObject({ count: 10, total: 12, perPage: 10, totalPages: 2 });
    expect(first.pagination?.links.next).toContain('page=2');
    const second = await call('getBets', { as: 'active', query: { page: 2 } });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(new Set(ids).size).toBe(12);
  });

  test('[BETS-21] is filtered by status, days and race', async () => {
    const { send, call } = open();
    const { id } = (await send('1')).data.bet;
    await send('2');
    await call('cancelBet', { as: 'active', path: { id } });
    const count = async (query: CallInput<'getBets'>['query']) =>
      (await call('getBets', { as: 'active', ...(query ? { query } : {}) })).pagination?.total;
    expect(await count({ 'status[]': ['cancelled'] })).toBe(1);
    expect(await count({ 'status[]': ['cancelled', 'accepted'] })).toBe(2);
    expect(await count({ from: '2026-11-21', to: '2026-11-21' })).toBe(2);
    expect(await count({ from: '2026-11-22' })).toBe(0);
    expect(await count({ to: '2026-11-20' })).toBe(0);
    expect((await call('getBets', { as: 'active', query: { from: '0000-01-01' } })).status).toBe(400);
    expect((await call('getBets', { as: 'active', query: { to: '9999-12-31' } })).status).toBe(400);
    const ofRace = await call('getRaceBets', { as: 'active', path: { id: race.id } });
    expect(ofRace.data.map(({ race: { id: raceId } }) => raceId)).toEqual([race.id, race.id]);
    expect((await call('getRaceBets', { as: 'active', path: { id: 7 } })).data).toEqual([]);
  });

  test("[BETS-22] shows nobody another's bets", async () => {
    const { send, call } = open();
    const { id } = (await send('1')).data.bet;
    expect((await call('getBets', { as: 'other' })).data).toEqual([]);
    expect((await call('getRaceBets', { as: 'other', path: { id: race.id } })).data).toEqual([]);
    expect((await call('getBet', { as: 'other', path: { id } })).status).toBe(404);
    expect((await call('getBet', { path: { id } })).status).toBe(401);
  });
});
