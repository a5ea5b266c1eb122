import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { loserOf, startersOf, winnersOf } from '../../../test/rigs/find-race.ts';
import { allSeries, type FoundSeries, findSeries } from '../../../test/rigs/find-series.ts';
import type { Body } from '../../server/operation/operation.types.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { settleBet } from './settle-bet.ts';

const minute = 60_000;
/** A bet of combinations shows no lines, and its legs say no more than its ticket. */
const shown = { legs: '[]', lines: '[]' };
const v75 = findSeries('V75');

const winnerOf = (race: RacePlan) => winnersOf(race)[0] as number;

/** The lists of a request, one per leg. */
const legsOf = (lists: readonly (readonly number[])[]) =>
  Object.fromEntries(lists.map((list, at) => [`leg${at + 1}`, [...list]])) as Pick<Body<'calculateBet'>, 'leg1'>;

/** Winner and a loser in the first `count` legs, the winner in all others. */
const systemOf = ({ legs }: FoundSeries, doubles: number) =>
  legs.map((race, at) => (at < doubles ? [winnerOf(race), loserOf(race)] : [winnerOf(race)]));

const open = ({ pool, legs }: FoundSeries) => {
  const [first] = legs;
  const api = createTestApi(new Date(first.off - 30 * minute).toISOString());
  const ticket = { race_id: first.id, pool: pool.name };
  const stake = wagerTypeOf(first.country, pool.name, first.date)?.param.minstake as number;
  return {
    ...api,
    first,
    calculate: (body: Partial<Body<'calculateBet'>>) =>
      api.call('calculateBet', { body: { ...ticket, stake, ...body } }),
    send: (body: Partial<Body<'sendBet'>> & { expected_price: number }, key = 'series-1') =>
      api.call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': key },
        body: { ...ticket, stake, ...body },
      }),
    balance: async () => (await api.call('getMe', { as: 'active' })).data.balance,
  };
};

/** The payment of a class for `rows` rows in whole cents, by the dividends of the race page. */
const paidFor = ({ pool, legs }: FoundSeries, right: number, rows: number, stake: number): number => {
  const { odd } = pool.series.dividends.find(({ note }) => note === `${right}/${legs.length}`) ?? {};
  return Math.floor((rows * stake * (odd ?? 0)) / 100);
};

describe('a bet on a pool over several races', () => {
  test('[BETS-7] costs its rows, and says which horses it names in which race', async () => {
    const { calculate, close } = open(v75);
    const lists = systemOf(v75, 3);
    const { data } = await calculate(legsOf(lists));
    expect(data).toMatchObject({ combinations: 8, price: 24, minstake: 3, wager_type: 'SWE-V75', leg1: lists[0] });
    expect(data.legs.map(({ race, startnrs }) => [race.id, startnrs])).toEqual(
      v75.legs.map((race, at) => [race.id, lists[at]]),
    );
    const [, ...written] = lists;
    const selection = `legs ALL/${written.map((list) => list.join(',')).join('/')}`;
    expect((await calculate({ selection })).data).toMatchObject({ combinations: 4 * startersOf(v75.legs[0]).length });
    await close();
  });

  test('[BETS-7] needs each of its legs, no more, and says which horse of which leg is wrong', async () => {
    const { calculate, close } = open(v75);
    const lists = systemOf(v75, 0);
    expect(await calculate(legsOf(lists.slice(0, 6)))).toMatchObject({
      status: 400,
      validation: { leg7: ['required'] },
    });
    expect(await calculate(legsOf([...lists, [1]]))).toMatchObject({ validation: { leg8: ['unknown'] } });
    expect(await calculate(legsOf(lists.map((list, at) => (at === 3 ? [99] : list))))).toMatchObject({
      validation: { leg4: ['runner'] },
    });
    const reserves_by_leg = lists.map((list, at) => (at === 1 ? [...list] : []));
    expect(await calculate({ ...legsOf(lists), reserves_by_leg })).toMatchObject({
      validation: { reserves_by_leg: ['reserve_chosen'] },
    });
    await close();
  });

  test('[BETS-8] is taken until the off of its first leg, and is among the bets of each of its races', async () => {
    const { send, call, setNow, first, close } = open(v75);
    const legs = legsOf(systemOf(v75, 0));
    const { data } = await send({ ...legs, expected_price: 3 });
    expect(data.bet).toMatchObject({ status: 'accepted', price: 3, race: { id: first.id } });
    const listed = await call('getBets', { as: 'active' });
    expect(listed.data.find(({ id }) => id === data.bet.id)?.legs.map(({ race }) => race.id)).toEqual(
      v75.pool.series.legs,
    );
    for (const id of v75.pool.series.legs) {
      const ofRace = await call('getRaceBets', { as: 'active', path: { id } });
      expect(ofRace.data.map((bet) => bet.id)).toEqual([data.bet.id]);
    }
    setNow(first.off);
    expect((await send({ ...legs, expected_price: 3 }, 'series-2')).code).toBe('race_closed');
    await close();
  });

  test('[BETS-9] [BETS-40] is settled when every leg is OFFICIAL, with what six and five right bring', async () => {
    const { send, call, setNow, balance, close } = open(v75);
    const stake = 10;
    const { data } = await send({ ...legsOf(systemOf(v75, 2)), stake, expected_price: 40 });
    const before = await balance();
    const officialAt = Math.max(...v75.legs.map((race) => race.officialAt));
    setNow(officialAt - 1);
    const path = { id: data.bet.id };
    expect((await call('getBet', { as: 'active', path })).data).toMatchObject({ status: 'accepted', payout: null });
    setNow(officialAt);
    const payout = paidFor(v75, 7, 1, stake) + paidFor(v75, 6, 2, stake) + paidFor(v75, 5, 1, stake);
    const { data: settled } = await call('getBet', { as: 'active', path });
    expect(settled).toMatchObject({ status: 'won', payout, settled_at: new Date(officialAt).toISOString() });
    expect(new Set(settled.hits.map(({ pool, note }) => `${pool} ${note}`))).toEqual(
      new Set(['V75 7/7', 'V75 6/7', 'V75 5/7']),
    );
    expect(await balance()).toBe(before + payout);
    await close();
  });

  test('[BETS-9] loses when fewer legs are right than pay', async () => {
    const { send, call, setNow, close } = open(v75);
    const lists = v75.legs.map((race, at) => (at < 3 ? [loserOf(race)] : [winnerOf(race)]));
    const { data } = await send({ ...legsOf(lists), expected_price: 3 });
    setNow(Math.max(...v75.legs.map((race) => race.officialAt)));
    expect((await call('getBet', { as: 'active', path: { id: data.bet.id } })).data).toMatchObject({
      status: 'lost',
      payout: 0,
    });
    await close();
  });

  test('[BETS-9] is settled so for every pool over several races of a day', () => {
    const names = new Set(allSeries.map(({ pool }) => pool.name));
    const swedish = ['V86', 'V85', 'V75', 'V65', 'V5', 'V4', 'V3', 'DD'];
    const english = ['JKP', 'PLP', 'QDP', 'PAC', 'BPT'];
    expect(names).toEqual(new Set([...swedish, ...english, 'PK6', 'PK5', 'PK4', 'PK3', 'DBL']));
    for (const series of allSeries) {
      const { pool, legs } = series;
      const type = wagerTypeOf(legs[0].country, pool.name, legs[0].date);
      const stake = 100;
      const lists = systemOf(series, 2);
      // V65 is sold as the wager type of V64.
      const wager = type?.name[0] === pool.name ? type.id : `${type?.id}:${pool.name}`;
      const ticket = `${wager} legs ${lists.map((list) => list.join(',')).join('/')} stake ${stake}`;
      const settled = settleBet(legs, {
        pool: pool.name,
        ticket,
        price: 4 * stake,
        placed_at: legs[0].off - 1,
        ...shown,
      });
      const rows = [1, 2, 1];
      const won = rows.map((count, wrong) => paidFor(series, legs.length - wrong, count, stake));
      expect(settled, `${legs[0].id} ${ticket}`).toMatchObject({
        status: 'won',
        won: won.reduce((sum, cents) => sum + cents, 0),
        refunded: 0,
      });
    }
  });

  test('[BETS-10] of a horse that does not run has the reserve that was named, else the favourite, in its place', () => {
    const placedAt = v75.legs[0].off - 10 * minute;
    const [first, second, ...others] = v75.legs as [RacePlan, RacePlan, ...RacePlan[]];
    // In the second leg a loser is withdrawn after the bet was taken.
    const gone = loserOf(second);
    const withdrawn: RacePlan = {
      ...second,
      runners: second.runners.map((runner) =>
        runner.startnr === gone ? { ...runner, withdrawnAt: placedAt + minute } : runner,
      ),
    };
    const settle = (race: RacePlan, reserves: string) => {
      const lists = [[winnerOf(first)], [gone], ...others.map((leg) => [winnerOf(leg)])];
      const ticket = `SWE-V75 legs ${lists.join('/')}${reserves} stake 100`;
      const legs = [first, race, ...others] as const;
      return settleBet(legs, { pool: 'V75', ticket, price: 100, placed_at: placedAt, ...shown });
    };
    const reserves = ` reserves -/${winnerOf(second)}/-/-/-/-/-`;
    expect(settle(second, reserves)?.won).toBe(paidFor(v75, 6, 1, 100));
    expect(settle(withdrawn, reserves)?.won).toBe(paidFor(v75, 7, 1, 100));
    // The winner is the clear favourite.
    const favoured: RacePlan = {
      ...withdrawn,
      runners: withdrawn.runners.map((runner) =>
        runner.startnr === winnerOf(second) ? { ...runner, chance: 0.99 } : { ...runner, chance: 0.001 },
      ),
    };
    expect(settle(favoured, '')?.won).toBe(paidFor(v75, 7, 1, 100));
  });

  test('[BETS-9] gives its stake back when one of its races is gone', () => {
    const ticket = 'SWE-V75 legs 1/1/1/1/1/1/1 stake 3';
    expect(settleBet(null, { pool: 'V75', ticket, price: 3, placed_at: 0, ...shown })).toMatchObject({ refunded: 3 });
  });
});

describe('a picked bet on a pool over several races', () => {
  test('[BETS-23] [BETS-24] [BETS-25] is a system of at most so many rows with its reserves, the same for the same seed, and can be sent', async () => {
    const { call, send, first, close } = open(v75);
    const body = { race_id: first.id, pool: 'V75', stake: 3, rows: 96, seed: 7 };
    const { data } = await call('pickHarryBoy', { body });
    expect((await call('pickHarryBoy', { body })).data).toEqual(data);
    expect(data.bet.leg7?.length).toBeGreaterThan(0);
    expect(data.bet.reserves_by_leg).toHaveLength(7);
    expect(data.bet.expected_price).toBeLessThanOrEqual(96 * 3);
    expect(data.bet.expected_price).toBeGreaterThan(48 * 3 - 1);
    expect((await send(data.bet)).data.bet).toMatchObject({ status: 'accepted', price: data.bet.expected_price });
    await close();
  });

  test('[BETS-24] is one row as a quick pick, and is told by rows, not by horses', async () => {
    const { call, first, close } = open(v75);
    const body = { race_id: first.id, pool: 'V75', stake: 3, seed: 7 };
    expect((await call('pickQuick', { body })).data.bet).toMatchObject({ expected_price: 3 });
    expect(await call('pickHarryBoy', { body })).toMatchObject({ status: 400, validation: { rows: ['required'] } });
    expect(await call('pickHarryBoy', { body: { ...body, rows: 4, horses: 3 } })).toMatchObject({
      validation: { horses: ['unknown'] },
    });
    await close();
  });
});
