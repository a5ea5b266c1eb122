import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { generateDay } from '../generator/generate-day.ts';
import { coupledIn } from './entries.ts';
import { chanceOf, dividendsOf, firstPlaces } from './make-dividends.ts';
import { sharesAt, winOddsAt } from './market.ts';
import { oddsStepAt } from './odds-steps.ts';
import type { PoolType, RacePlan } from './plan.types.ts';
import { showRace } from './show-race.ts';

const races = ['2026-11-21', '2026-06-06', '2027-01-01'].flatMap((date) =>
  generateDay(1, date).flatMap((meeting) => meeting.races),
);
const anyRace = fc.constantFrom(...races);
const order = ['OPEN', 'CLOSED', 'FINISHED', 'OFFICIAL'];

describe('a race over its day', () => {
  test('[DAY-4] goes from OPEN to OFFICIAL and never back', () => {
    fc.assert(
      fc.property(anyRace, fc.array(fc.integer({ min: -7200, max: 3600 }), { minLength: 2 }), (race, seconds) => {
        const seen = seconds
          .sort((a, b) => a - b)
          .map((second) => order.indexOf(showRace(race, race.off + second * 1000).status));
        expect(seen).toEqual([...seen].sort((a, b) => a - b));
      }),
    );
  });

  test('[DAY-4] closes at the off, not a millisecond before', () => {
    const race = races[0] as RacePlan;
    expect(showRace(race, race.off - 1).pools[0]).toMatchObject({ status: 'OPEN', name: 'WIN' });
    expect(showRace(race, race.off).pools.every(({ status }) => status !== 'OPEN')).toBe(true);
  });

  test('[DAY-5] [DAY-6] computes odds every 45, 15 and 5 seconds, and no more after the off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_600_000 }), (left) => {
        const off = Date.parse('2026-11-21T14:00:00Z');
        const step = oddsStepAt(off, off - left) as number;
        const length = step - (oddsStepAt(off, step - 1) as number);
        expect(off - step).toBeGreaterThanOrEqual(left);
        expect(length).toBe(off - step < 120_000 ? 5_000 : off - step < 600_000 ? 15_000 : 45_000);
        expect(off - left - step).toBeLessThan(45_000);
        expect(oddsStepAt(off, off + left)).toBe(off);
      }),
    );
  });

  test('[DAY-7] shows the instant of the odds and the value before', () => {
    const race = races[0] as RacePlan;
    const shown = showRace(race, race.off - 7_300);
    for (const { odds } of shown.runners.filter(({ status }) => status === null)) {
      expect(odds.at).toBe(new Date(race.off - 10_000).toISOString());
      expect(odds.history.at(-1)?.odds ?? null).toBe(odds.previous);
      expect(odds.previous).not.toBe(odds.current);
    }
  });

  test('[DAY-8] moves no odds to more than double or less than half in a step', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 0, max: 7_200_000 }), (race, left) => {
        const step = oddsStepAt(race.off, race.off - left) as number;
        const [now, before] = [winOddsAt(race, step), winOddsAt(race, oddsStepAt(race.off, step - 1) as number)];
        fc.pre(now.size === before.size);
        for (const [startnr, odds] of now) {
          expect(odds).toBeLessThanOrEqual(2 * (before.get(startnr) as number));
          expect(odds).toBeGreaterThanOrEqual((before.get(startnr) as number) / 2);
        }
      }),
    );
  });

  test('[DAY-9] pays back what the takeout leaves, less what rounding keeps', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 0, max: 7_200_000 }), (race, left) => {
        const odds = [...winOddsAt(race, oddsStepAt(race.off, race.off - left) as number).values()];
        fc.pre(Math.min(...odds) > 100 + race.oddsStep && Math.max(...odds) < 99_900);
        const paidBack = 1 / odds.reduce((sum, value) => sum + 100 / value, 0);
        const takeout = race.pools.find(({ kind }) => kind === 'win')?.takeout as number;
        expect(paidBack).toBeLessThanOrEqual(1 - takeout + 1e-9);
        expect(paidBack).toBeGreaterThan(1 - takeout - 0.06);
      }),
    );
  });

  test('[DAY-10] [DAY-11] has a result from FINISHED on, and dividends of every pool that is offered', () => {
    for (const race of races.slice(0, 60)) {
      expect(showRace(race, race.finishedAt - 1)).toMatchObject({ result: null });
      expect(showRace(race, race.finishedAt - 1).pools.every(({ dividends }) => dividends.length === 0)).toBe(true);
      const finished = showRace(race, race.finishedAt);
      const official = showRace(race, race.officialAt);
      expect(finished.result?.[0]?.place).toBe(1);
      expect(official.result).toEqual(finished.result);
      for (const pool of official.pools.filter(
        ({ status, name, legs }) => status === 'CLOSED' && name !== 'fixWIN' && !legs,
      )) {
        expect(pool.dividends_status).toBe('FINAL');
        const places = pool.name === 'PLC' ? official.runner_count >= 4 : true;
        if (places) expect(pool.dividends.length).toBeGreaterThan(0);
        for (const { odd } of pool.dividends) expect(odd).toBeGreaterThanOrEqual(100);
      }
      expect(finished.pools.find(({ status }) => status === 'CLOSED')?.dividends_status).toBe('PROVISIONAL');
    }
  });

  test('[DAY-22] says how far each place is behind the place before, the same each time', () => {
    for (const race of races.slice(0, 60)) {
      const [first, ...behind] = showRace(race, race.finishedAt).result ?? [];
      expect(first).not.toHaveProperty('margin');
      for (const { margin } of behind) expect(margin).toBeGreaterThan(0);
    }
    expect(generateDay(1, '2026-11-21')[0]?.races[0]?.order).toEqual(races[0]?.order);
  });

  test('[DAY-23] says the takeout of each pool, in hundredths of a percent; fixed odds have none', () => {
    const pools = races.flatMap((race) => showRace(race, race.off).pools);
    for (const { name, takeout } of pools) {
      if (/fix|ltm|H2H/.test(name)) expect(takeout).toBeNull();
      else expect(takeout).toBeGreaterThan(500);
    }
    expect(Math.max(...pools.map(({ takeout }) => takeout ?? 0))).toBeLessThan(4_000);
  });

  test('[DAY-11] pays the winner its odds at the off', () => {
    const race = races.find(({ order: [first] }) => first?.startnrs.length === 1) as RacePlan;
    const winner = race.order[0]?.startnrs[0] as number;
    expect(dividendsOf(race).get('WIN')).toEqual([
      expect.objectContaining({ combination: String(winner), odd: winOddsAt(race, race.off).get(winner) }),
    ]);
  });

  test('[DAY-12] reads a dead heat in each of its ways', () => {
    const tied = [
      { place: 1, startnrs: [4, 7] },
      { place: 3, startnrs: [2] },
    ];
    expect(firstPlaces(tied, 2)).toEqual([
      [4, 7],
      [7, 4],
    ]);
    expect(firstPlaces(tied, 1)).toEqual([[4], [7]]);
    expect(
      firstPlaces(
        [
          { place: 1, startnrs: [2] },
          { place: 2, startnrs: [4, 7] },
        ],
        2,
      ),
    ).toEqual([
      [2, 4],
      [2, 7],
    ]);
  });

  test('[DAY-12] pays each set of horses that a dead heat leaves, in another order and for a bonus (arrêté of 13 September 1985, art. 40.3)', () => {
    const found = races.find(({ pools }) => pools.some(({ kind }) => kind === 'quarte')) as RacePlan;
    const [a, b, c, d, e] = found.order.flatMap(({ startnrs }) => startnrs) as [number, number, number, number, number];
    const order = [
      { place: 1, startnrs: [a] },
      { place: 2, startnrs: [b] },
      { place: 3, startnrs: [c, d] },
      { place: 5, startnrs: [e] },
    ];
    const paid = dividendsOf({ ...found, order });
    const of = (pool: string, note: string) =>
      paid
        .get(pool)
        ?.filter((dividend) => dividend.note === note)
        .map(({ combination }) => combination.split('-').map(Number).toSorted());
    const sets = [
      [a, b, c],
      [a, b, d],
    ].map((set) => set.toSorted());
    expect(of('TCE', 'anyOrder')).toEqual(expect.arrayContaining(sets));
    expect(of('QAP', 'bonus3')).toEqual(expect.arrayContaining(sets));
    expect(of('QAP', 'anyOrder')).toHaveLength(1);
  });

  test('[DAY-26] a French sheet has dividends for combinations with one and two non-runners', () => {
    const isTrio = ({ country, runners }: RacePlan) => country === 'FRA' && runners.length >= 11;
    const found = races.find((race) => isTrio(race)) as RacePlan;
    const [a, b, , , e, f] = found.order.flatMap(({ startnrs }) => startnrs) as [number, number, ...number[]];
    const without = (...gone: (number | undefined)[]) =>
      dividendsOf({
        ...found,
        order: found.order.filter(({ startnrs }) => !gone.includes(startnrs[0])),
        runners: found.runners.map((runner) =>
          gone.includes(runner.startnr) ? { ...runner, withdrawnAt: found.off - 1 } : { ...runner, withdrawnAt: null },
        ),
      });
    const special = (paid: ReturnType<typeof dividendsOf>, pool: string) =>
      paid
        .get(pool)
        ?.flatMap(({ combination, note, odd }) => (note?.startsWith('np') ? [[combination, note, odd]] : []));
    expect(special(without(), 'TRO')).toEqual([]);
    const [low, high] = [a, b].toSorted((one, other) => one - other);
    const one = [`${low}-${high}-NP`, 'np1', expect.any(Number)];
    expect(special(without(e), 'TRO')).toEqual([one]);
    expect(special(without(e), 'CGA')).toEqual([[`${a}-NP`, 'np1', expect.any(Number)]]);
    expect(special(without(e, f), 'TRO')).toEqual([one, [`${a}-NP-NP`, 'np2', expect.any(Number)]]);
    const paid = without(e).get('TRO') ?? [];
    expect(paid.at(-1)?.odd).toBeLessThanOrEqual(paid[0]?.odd as number);
  });

  test('[DAY-27] says whether a race is a handicap; one in Britain in which sixteen ran pays four places', () => {
    const british = races.filter(({ country }) => country === 'GBR');
    const isHandicap = ({ name }: RacePlan) => /handicap/i.test(name);
    expect(new Set(british.map(isHandicap)).size).toBe(2);
    for (const race of british) expect(showRace(race, race.off).is_handicap).toBe(isHandicap(race));
    const sixteen = (race: RacePlan): RacePlan => {
      const [first] = race.runners as [RacePlan['runners'][number]];
      const runners = Array.from({ length: 16 }, (_, at) => ({
        ...first,
        startnr: at + 1,
        withdrawnAt: null,
        chance: 0.05,
      }));
      return { ...race, runners, order: runners.map(({ startnr }) => ({ place: startnr, startnrs: [startnr] })) };
    };
    const places = (race: RacePlan) => dividendsOf(sixteen(race)).get('PLC')?.length;
    expect(places(british.find(isHandicap) as RacePlan)).toBe(4);
    expect(places(british.find((race) => !isHandicap(race)) as RacePlan)).toBe(3);
  });

  test('[DAY-13] [DAY-14] takes a withdrawn runner out of odds and order, and keeps incidents apart', () => {
    const race = races.find(({ runners }) => runners.some(({ withdrawnAt }) => withdrawnAt !== null)) as RacePlan;
    const gone = race.runners.find(({ withdrawnAt }) => withdrawnAt !== null) as RacePlan['runners'][number];
    const at = (instant: number) => showRace(race, instant).runners.find(({ startnr }) => startnr === gone.startnr);
    expect(at((gone.withdrawnAt as number) - 1)).toMatchObject({ status: null });
    expect(at(gone.withdrawnAt as number)).toMatchObject({ status: 'NON_RUNNER', odds: { current: null } });
    expect(at(race.officialAt)).toMatchObject({ status: 'NON_RUNNER', place: null, incident: null });
    for (const each of races.slice(0, 60)) {
      for (const runner of showRace(each, each.officialAt).runners) {
        if (runner.incident !== null) expect(runner).toMatchObject({ status: null, place: null });
      }
    }
  });

  test('[DAY-31] [DAY-13] sets its odds anew at a withdrawal, for the runners that are left', () => {
    const between = races.flatMap((race) =>
      race.runners.flatMap(({ startnr, withdrawnAt }) =>
        withdrawnAt !== null && coupledIn(race).flat().length === 0 && oddsStepAt(race.off, withdrawnAt) !== withdrawnAt
          ? [{ race, startnr, withdrawnAt }]
          : [],
      ),
    );
    expect(between.length).toBeGreaterThan(10);
    for (const { race, startnr, withdrawnAt } of between) {
      const before = showRace(race, withdrawnAt - 1);
      const after = showRace(race, withdrawnAt);
      for (const [at, pool] of after.pools.entries()) {
        const known = before.pools[at]?.odds ?? [];
        if (pool.name !== 'ltmWIN') expect(pool.odds.map((entry) => entry.startnr)).not.toContain(startnr);
        if (pool.name !== 'fixWIN') continue;
        expect(pool.odds).toHaveLength(known.length - 1);
        expect(pool.odds_at).toBe(new Date(withdrawnAt).toISOString());
        const paidBack = 1 / pool.odds.reduce((sum, { odds }) => sum + 100 / odds, 0);
        expect(paidBack).toBeLessThan(1);
      }
      const runner = after.runners.find(({ status }) => status === null);
      expect(runner?.odds.at).toBe(new Date(withdrawnAt).toISOString());
    }
  });

  test('[DAY-1] is where it was after a restart', async () => {
    const before = createTestApi('2026-11-21T14:00:00Z');
    const id = (await before.ask('/api/v1/races/next')).body.data[0].id;
    const after = createTestApi('2026-11-21T14:00:00Z');
    expect((await after.ask(`/api/v1/races/${id}`)).body).toEqual((await before.ask(`/api/v1/races/${id}`)).body);
  });
});

test('[DAY-32] a swinger pays by the chance that both horses are among the first three, whatever they are', () => {
  const held = races.filter(({ pools }) => pools.some(({ kind }) => kind === 'swinger'));
  const paid = held.flatMap((race) => {
    const pool = race.pools.find(({ kind }) => kind === 'swinger') as PoolType;
    const shares = sharesAt(race, race.off);
    const numbers = [...shares.keys()];
    const firstThree = numbers.flatMap((one) => numbers.flatMap((two) => numbers.map((three) => [one, two, three])));
    return (dividendsOf(race).get(pool.name) ?? []).map(({ combination, odd }) => {
      const pair = combination.split('-').map(Number);
      const chance = firstThree
        .filter((three) => new Set(three).size === 3 && pair.every((startnr) => three.includes(startnr)))
        .reduce((sum, three) => sum + chanceOf(shares, three), 0);
      return {
        race,
        isLeast: (odd ?? 0) <= 100 + race.oddsStep,
        back: (chance * (odd ?? 0)) / 100,
        takeout: pool.takeout,
      };
    });
  });
  expect(paid.length).toBeGreaterThan(30);
  for (const { race, isLeast, back, takeout } of paid) {
    if (!isLeast) expect(back, `race ${race.id}`).toBeLessThanOrEqual(1 - takeout + 1e-9);
  }
});
