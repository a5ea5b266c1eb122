import { parseTicket, settleTicket } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { loserOf, races, startersOf, winnersOf } from '../../../test/rigs/find-race.ts';
import type { Body } from '../../server/operation/operation.types.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { fieldAt, resultOf } from '../../world/day/race-result.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';

const minute = 60_000;

/** Races of a country, without the first race of each meeting. */
const legsIn = (country: string, count: number): RacePlan[] =>
  races.filter((race) => race.country === country && race.number > 1).slice(0, count);

const british = legsIn('GBR', 3) as [RacePlan, RacePlan, RacePlan];
const [first] = british;
const winnerOf = (race: RacePlan) => winnersOf(race)[0] as number;

const open = (legs: readonly RacePlan[] = british) => {
  const api = createTestApi(new Date(Math.min(...legs.map(({ off }) => off)) - 2 * minute).toISOString());
  const ticket = {
    race_id: legs[0]?.id as number,
    pool: `MUL${legs.length}`,
    races: legs.map(({ id }) => id),
    stake: 100,
  };
  return {
    ...api,
    calculate: (body: Partial<Body<'calculateBet'>>) => api.call('calculateBet', { body: { ...ticket, ...body } }),
    send: (body: Partial<Body<'sendBet'>> & { expected_price: number }, key = 'multiple-1') =>
      api.call('sendBet', { as: 'active', header: { 'idempotency-key': key }, body: { ...ticket, ...body } }),
    bet: async (id: number) => (await api.call('getBet', { as: 'active', path: { id } })).data,
    balance: async () => (await api.call('getMe', { as: 'active' })).data.balance,
  };
};

/** Winners in all legs. */
const selection = `system 2,3 of ${british.map(winnerOf).join('/')}`;
const placed = [2];

describe('a multiple over races of the customer’s choice', () => {
  test('[BETS-43] is priced by its folds, with the odds of each leg: of the win pool, or the lower ones of the place pool', async () => {
    const { calculate, call, close } = open();
    const { data } = await calculate({ selection, placed });
    expect(data).toMatchObject({ combinations: 4, price: 400, minstake: 10, wager_type: 'GBR-MUL3' });
    expect(data.ticket).toBe(`GBR-MUL3 ${selection} placed 2 stake 100`);
    const shown = await Promise.all(
      british.map(async (race, at) => {
        const { pools } = (await call('getRace', { path: { id: race.id } })).data;
        const pool = pools.find(({ name }) => name === (at === 1 ? 'PLC' : 'WIN'));
        const startnr = winnerOf(race);
        return { leg: at + 1, startnr, odds: pool?.odds.find((entry) => entry.startnr === startnr)?.odds };
      }),
    );
    expect(data.odds).toEqual(shown);
    await close();
  });

  test('[BETS-43] needs its races, of one country, all of them open, in its order', async () => {
    const { calculate, call, close, setNow } = open();
    const legs = { leg1: [winnerOf(british[0])], leg2: [winnerOf(british[1])], leg3: [winnerOf(british[2])] };
    expect((await calculate(legs)).data).toMatchObject({ combinations: 1, price: 100 });
    const [a, b, c] = british.map(({ id }) => id) as [number, number, number];
    const irish = legsIn('IRL', 1)[0] as RacePlan;
    expect(await calculate({ selection, races: [b, a, c] })).toMatchObject({ validation: { races: ['wrong_legs'] } });
    expect(await calculate({ selection, races: [a, b] })).toMatchObject({ status: 400 });
    expect(await calculate({ selection, races: [a, b, irish.id] })).toMatchObject({ code: 'pool_not_offered' });
    expect(await calculate({ selection, races: [a, b, 202611219999] })).toMatchObject({ status: 404 });
    expect(await calculate({ selection, placed: [4] })).toMatchObject({ validation: { selection: ['wrong_legs'] } });
    const body = { race_id: a, pool: 'MUL3', selection, stake: 100 };
    expect(await call('calculateBet', { body })).toMatchObject({ validation: { races: ['required'] } });
    const win = { race_id: a, pool: 'WIN', leg1: [winnerOf(first)], stake: 100 };
    expect(await call('calculateBet', { body: { ...win, races: [a, b] } })).toMatchObject({
      validation: { races: ['unknown'] },
    });
    setNow(Math.min(...british.map(({ off }) => off)));
    expect((await calculate({ selection })).code).toBe('race_closed');
    await close();
  });

  test('[BETS-44] is taken at the odds that the customer saw, listed in each race, and paid as the engine settles it when all are OFFICIAL', async () => {
    const { calculate, send, call, bet, balance, setNow, close } = open();
    const lists = british.map((race, at) => (at === 2 ? [winnerOf(race), loserOf(race)] : [winnerOf(race)]));
    const written = { selection: `system 2,3 of ${lists.map((list) => list.join(',')).join('/')}`, placed };
    const { data: priced } = await calculate(written);
    expect(await send({ ...written, expected_price: priced.price })).toMatchObject({
      validation: { odds: ['required'] },
    });
    const { data } = await send({ ...written, expected_price: priced.price, odds: priced.odds });
    expect(data.bet).toMatchObject({ status: 'accepted', price: 700, combinations: 7 });
    expect(data.bet.legs.map(({ pool }) => pool)).toEqual(['WIN', 'PLC', 'WIN']);
    expect(
      data.bet.legs.flatMap(({ odds = [] }, at) => odds.map(({ startnr, odds }) => ({ leg: at + 1, startnr, odds }))),
    ).toEqual(priced.odds);
    for (const { id } of british) {
      const ofRace = await call('getRaceBets', { as: 'active', path: { id } });
      expect(ofRace.data.map((one) => one.id)).toEqual([data.bet.id]);
    }
    const before = await balance();
    const officialAt = Math.max(...british.map((race) => race.officialAt));
    setNow(officialAt - 1);
    expect((await bet(data.bet.id)).status).toBe('accepted');
    setNow(officialAt);
    const parsed = parseTicket(data.bet.ticket);
    const type = wagerTypeOf('GBR', 'MUL3', first.date);
    if (parsed.kind === 'unreadable' || !type) throw new Error(data.bet.ticket);
    const settled = settleTicket(parsed.ticket, type, {
      races: british.map((race) => fieldAt(race, first.off - 2 * minute)),
      results: british.map(resultOf),
      dividends: [],
      agreed: priced.odds.map(({ leg = 1, startnr: startNr, odds: odd }) => ({ leg, startNr, odd })),
    });
    if (settled.kind === 'refused') throw new Error('refused');
    expect(settled.status).toBe('won');
    const payout = settled.won + settled.refunded;
    expect(await bet(data.bet.id)).toMatchObject({ status: 'won', payout });
    expect(await balance()).toBe(before + payout);
    await close();
  });

  test('[BETS-44] asks for a confirmation when the odds of a leg have moved, and refuses old ones', async () => {
    const { calculate, send, call, setNow, close } = open();
    const horses = british.map((race) => startersOf(race).slice(0, 4));
    const written = { selection: `legs ${horses.map((list) => list.join(',')).join('/')}` };
    const { data: before } = await calculate(written);
    setNow(Math.min(...british.map(({ off }) => off)) - minute);
    const { data } = await send({ ...written, expected_price: before.price, odds: before.odds });
    expect(data.bet.status).toBe('confirmation_required');
    const moved = data.bet.legs.flatMap(({ odds = [] }) => odds.filter(({ odds, shown_odds }) => odds !== shown_odds));
    expect(moved.length).toBeGreaterThan(0);
    const { data: confirmed } = await call('confirmBet', { as: 'active', path: { id: data.bet.id } });
    expect(confirmed.bet.status).toBe('accepted');
    const old = before.odds.map((one) => ({ ...one, odds: one.odds + 1 }));
    expect(await send({ ...written, expected_price: before.price, odds: old }, 'multiple-2')).toMatchObject({
      status: 409,
      code: 'odds_changed',
    });
    await close();
  });
});
