import { createProblems, importMeetings } from '@paddock/reference-api';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, hasPool, startersOf } from '../../../test/rigs/find-race.ts';

const noon = '2026-11-21T12:00:00Z';
const german = findRace(noon, (race) => race.country === 'DEU' && startersOf(race).length >= 6);
const french = findRace(noon, (race) => race.country === 'FRA' && startersOf(race).length >= 6);
const [a, b] = startersOf(german) as [number, number];

/** The morning of the German race, before any withdrawal. */
const open = () => createTestApi(noon);

describe('the price of a bet', () => {
  test('[BETS-3] is the stake times the runners chosen', async () => {
    const { call } = open();
    for (const pool of ['WIN', 'PLC']) {
      const { data } = await call('calculateBet', { body: { race_id: german.id, pool, leg1: [a, b], stake: 250 } });
      expect(data).toMatchObject({ combinations: 2, price: 500, minstake: 50, wager_type: `DEU-${pool}`, odds: [] });
    }
  });

  test('[BETS-3] is a stake on win and one on place where both are bet', async () => {
    const { call } = open();
    const body = { race_id: german.id, pool: 'WPL', leg1: [a, b], stake: 100 };
    expect((await call('calculateBet', { body })).data).toMatchObject({ combinations: 4, price: 400 });
  });

  test('[BETS-3] of a Gagnant-Place is one stake of two halves', async () => {
    const { call } = open();
    const [first] = startersOf(french) as [number];
    const body = { race_id: french.id, pool: 'GPL', leg1: [first], stake: 600 };
    expect((await call('calculateBet', { body })).data).toMatchObject({ combinations: 1, price: 600 });
    const odd = await call('calculateBet', { body: { ...body, stake: 601 } });
    expect(odd).toMatchObject({ status: 400, validation: { stake: ['multiple_of'] } });
  });

  test('[BETS-3] at fixed odds comes with the odds that would be agreed, those that the race shows', async () => {
    const { call } = open();
    const { data } = await call('calculateBet', {
      body: { race_id: german.id, pool: 'fixWIN', leg1: [b, a], stake: 100 },
    });
    const pools = (await call('getRacePools', { path: { id: german.id } })).data.pools;
    const shown = pools.find(({ name }) => name === 'fixWIN')?.odds ?? [];
    expect(data.odds).toEqual(
      [b, a].map((startnr) => ({ startnr, odds: shown.find((entry) => entry.startnr === startnr)?.odds })),
    );
  });

  test('[BETS-3] of a duel is one stake, on one of its two', async () => {
    const { call } = open();
    const race = findRace(noon, (candidate) => hasPool(candidate, 'duel'));
    const duel = race.pools.find(({ kind }) => kind === 'duel');
    const body = { race_id: race.id, pool: duel?.name as string, leg1: [duel?.rivals?.[0] as number], stake: 50 };
    expect((await call('calculateBet', { body })).data).toMatchObject({ price: 50, odds: [{ startnr: body.leg1[0] }] });
    const outsider = startersOf(race).find((startnr) => !duel?.rivals?.includes(startnr)) as number;
    expect(await call('calculateBet', { body: { ...body, leg1: [outsider] } })).toMatchObject({
      status: 400,
      validation: { leg1: ['runner'] },
    });
  });

  test('[BETS-3] of combinations is that of the ticket, with what of it costs nothing', async () => {
    const { call } = open();
    const [x, y, z] = startersOf(german) as [number, number, number];
    const calculate = async (pool: string, selection: string, stake = 50) =>
      (await call('calculateBet', { body: { race_id: german.id, pool, selection, stake } })).data;
    expect(await calculate('EXA', `boxed* ${x},${y},${z}`)).toMatchObject({
      combinations: 6,
      price: 300,
      leg1: [x, y, z],
      ticket: `DEU-EXA boxed* ${x},${y},${z} stake 50`,
    });
    expect(await calculate('EXA', `places ${x},${y}/${x},${y},${z}`)).toMatchObject({
      combinations: 4,
      dropped: { horse_twice: 2, same_set: 0 },
    });
    const big = findRace(noon, (race) => race.country === 'FRA' && startersOf(race).length >= 12);
    const four = startersOf(big).slice(0, 4);
    const body = { race_id: big.id, pool: 'TCE', selection: `boxed* ${four}`, flexi: 50 as const, stake: 100 };
    expect((await call('calculateBet', { body })).data).toMatchObject({ combinations: 24, price: 1_200 });
  });

  test('[BETS-4] of combinations that are not sold is refused with the field and the rule', async () => {
    const { call } = open();
    const [x, y] = startersOf(german) as [number, number];
    const broken = async (more: object) => {
      const body = { race_id: german.id, pool: 'EXA', stake: 50, ...more };
      return (await call('calculateBet', { body })).validation;
    };
    expect(await broken({})).toEqual({ leg1: ['required'] });
    expect(await broken({ leg1: [x], selection: `straight ${x},${y}` })).toEqual({ leg1: ['unknown'] });
    expect(await broken({ leg1: [x] })).toEqual({ leg1: ['selection_not_sold'] });
    expect(await broken({ selection: 'nonsense' })).toEqual({ selection: ['unreadable'] });
    expect(await broken({ selection: `straight ${x}` })).toEqual({ selection: ['wrong_places'] });
    expect(await broken({ selection: `straight ${x},999` })).toEqual({ selection: ['runner'] });
    expect(await broken({ selection: `straight ${x},${y}`, flexi: 50 })).toEqual({ flexi: ['flexi_not_sold'] });
    expect(await broken({ selection: `straight ${x},${y}`, multi: 4 })).toEqual({ multi: ['multi'] });
    expect(await broken({ selection: 'spot 2 with -' })).toEqual({ selection: ['not_filled'] });
  });

  test('[BETS-3] has no effect', async () => {
    const { call } = open();
    await call('calculateBet', { body: { race_id: german.id, pool: 'WIN', leg1: [a], stake: 500 }, as: 'active' });
    expect((await call('getBets', { as: 'active' })).data).toEqual([]);
  });

  test('[BETS-4] is not told for a pool of a country that sells nothing, which is shown as not sold', async () => {
    const runners = [1, 2, 3, 4].map((startnr) => ({ startnr, name: `Horse ${startnr}`, win_odds: 4 }));
    const races = [{ number: 1, name: 'Prix', start: '2020-06-01T20:00:00', runners, bet_types: [{ code: 'WIN' }] }];
    const file = { meetings: [{ id: 'M1', country: 'BEL', track_name: 'Mons', race_type: 'T', races }] };
    const imported = importMeetings(file, '2026-11-21', createProblems());
    const { call } = createTestApi(noon, { imported });
    const race_id = imported[0]?.races[0]?.id as number;
    const { pools } = (await call('getRace', { path: { id: race_id } })).data;
    expect(pools).toMatchObject([{ name: 'WIN', status: 'NOT_OFFERED', reason: 'NOT_SOLD', odds: { length: 4 } }]);
    const refused = await call('calculateBet', { body: { race_id, pool: 'WIN', leg1: [1], stake: 100 } });
    expect(refused.code).toBe('pool_not_offered');
    expect(JSON.stringify(refused)).toContain('WIN wird in BEL nicht angeboten.');
  });

  test('[BETS-4] is not told for what is not sold', async () => {
    const { call, setNow } = open();
    const body = { race_id: german.id, pool: 'WIN', leg1: [a], stake: 100 };
    const codeOf = async (changed: Partial<typeof body>) =>
      (await call('calculateBet', { body: { ...body, ...changed } })).code;
    expect(await codeOf({ pool: 'EXA' })).toBe('invalid_parameters');
    expect(await codeOf({ pool: 'NOSUCH' })).toBe('pool_not_offered');
    expect(await codeOf({ pool: 'GPL' })).toBe('pool_not_offered');
    expect(await codeOf({ race_id: 7 })).toBe('not_found');
    expect(await codeOf({ leg1: [999] })).toBe('invalid_parameters');
    expect(await codeOf({ leg1: [a, a] })).toBe('invalid_parameters');
    expect(await codeOf({ leg1: [] })).toBe('invalid_parameters');
    const low = await call('calculateBet', { body: { ...body, stake: 49 } });
    expect(low).toMatchObject({ status: 409, code: 'stake_too_low', error: { extended: { minstake: 50 } } });
    setNow(german.off);
    expect(await codeOf({})).toBe('race_closed');
  });
});

describe('a picked bet', () => {
  test('[BETS-23] [BETS-25] is the same for the same seed, and can be sent', async () => {
    const { call } = open();
    const body = { race_id: german.id, pool: 'fixWIN', stake: 100, horses: 2, seed: 7 };
    const { data } = await call('pickHarryBoy', { body });
    expect(data).toMatchObject({ seed: 7, bet: { expected_price: 200, stake: 100 } });
    expect(data.bet.leg1).toHaveLength(2);
    expect((await call('pickHarryBoy', { body })).data).toEqual(data);
    const sent = await call('sendBet', { as: 'active', header: { 'idempotency-key': 'picked-1' }, body: data.bet });
    expect(sent.data.bet).toMatchObject({ leg1: data.bet.leg1, status: 'accepted' });
  });

  test('[BETS-23] prefers the favourite', async () => {
    const { call } = open();
    const drawn = new Map<number, number>();
    for (let seed = 0; seed < 150; seed += 1) {
      const body = { race_id: german.id, pool: 'WIN', stake: 100, seed };
      const [startnr] = (await call('pickQuick', { body })).data.bet.leg1 as [number];
      drawn.set(startnr, (drawn.get(startnr) ?? 0) + 1);
    }
    const odds = (await call('getRace', { path: { id: german.id } })).data.runners
      .filter(({ status }) => status === null)
      .sort((one, other) => (one.odds.current ?? 0) - (other.odds.current ?? 0));
    const [favourite, outsider] = [odds[0]?.startnr as number, odds.at(-1)?.startnr as number];
    expect(drawn.get(favourite)).toBeGreaterThan(drawn.get(outsider) ?? 0);
  });

  test('[BETS-23] keeps own runners and fills the rest', async () => {
    const { call } = open();
    const body = { race_id: german.id, pool: 'WIN', stake: 100, horses: 3, leg1: [b] };
    const { bet, seed } = (await call('pickSpot', { body })).data;
    expect(bet.leg1).toHaveLength(3);
    expect(bet.leg1).toContain(b);
    expect((await call('pickSpot', { body: { ...body, seed } })).data.bet).toEqual(bet);
  });

  test('[BETS-23] of a duel is one of its two', async () => {
    const { call } = open();
    const race = findRace(noon, (candidate) => hasPool(candidate, 'duel'));
    const duel = race.pools.find(({ kind }) => kind === 'duel');
    const { data } = await call('pickQuick', {
      body: { race_id: race.id, pool: duel?.name as string, stake: 50, seed: 3 },
    });
    expect(duel?.rivals).toContain(data.bet.leg1?.[0]);
  });
});
