import { countLegs, wagerTypeOf } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { describe, expect, test } from 'vitest';
import { dividendsOf } from '../day/make-dividends.ts';
import type { PoolType } from '../day/plan.types.ts';
import { showRace } from '../day/show-race.ts';
import { finalTurnover } from '../day/turnover.ts';
import { addDays } from '../day/zone.ts';
import { generateDay } from './generate-day.ts';

const meetings = ['2026-11-21', '2026-06-06', '2027-01-01'].flatMap((date) => generateDay(1, date));
const races = meetings.flatMap((meeting) => meeting.races);
const poolsAt = (race: (typeof races)[number], now: number) => showRace(race, now).pools;

describe('the pools of a generated day', () => {
  test('[DAY-15] are also over the last races of a meeting, at the first of them, paid when the last is over', () => {
    const found = meetings.flatMap((meeting) =>
      meeting.races.flatMap((first) =>
        first.pools.flatMap(({ name, series }) => (series ? [{ meeting, first, name }] : [])),
      ),
    );
    const names = (country: string) =>
      new Set(found.filter(({ meeting }) => meeting.country === country).map(({ name }) => name));
    // A Saturday twice, and a Friday.
    expect(names('SWE')).toEqual(new Set(['V86', 'V85', 'V75', 'V65', 'V5', 'V4', 'V3', 'DD']));
    expect(names('USA')).toEqual(new Set(['PK6', 'PK5', 'PK4', 'PK3', 'DBL']));
    let deadHeats = 0;
    for (const { meeting, first, name } of found) {
      const last = meeting.races.at(-1) as (typeof races)[number];
      const pool = (now: number) => poolsAt(first, now).find((candidate) => candidate.name === name);
      expect(pool(first.off - 1)).toMatchObject({ status: 'OPEN', dividends_status: null, dividends: [] });
      expect(pool(first.off - 1)?.legs).toEqual(meeting.races.slice(meeting.races.indexOf(first)).map(({ id }) => id));
      expect(pool(first.officialAt)).toMatchObject({ status: 'CLOSED', dividends_status: null, dividends: [] });
      expect(pool(last.finishedAt)?.dividends_status).toBe('PROVISIONAL');
      const { dividends, legs = [] } = pool(last.officialAt) as NonNullable<ReturnType<typeof pool>>;
      const type = wagerTypeOf(wagerTypes, { country: meeting.country, pool: name, date: meeting.date });
      expect(type && countLegs(type.param)).toBe(legs.length);
      const notes = dividends.map(({ note }) => note);
      expect([...new Set(notes)]).toEqual(type?.rule.right.map((right) => `${right}/${legs.length}`));
      const winners = meeting.races.slice(-legs.length).map(({ order }) => order[0]?.startnrs.length ?? 0);
      const isPlaced = type?.rule.within === 'placed';
      const rows = isPlaced ? 1 : winners.reduce((count, tied) => count * tied, 1);
      if (isPlaced) expect(dividends).toMatchObject([{ combination: 'ALL' }]);
      expect(notes.filter((note) => note === `${legs.length}/${legs.length}`)).toHaveLength(rows);
      if (rows > 1) deadHeats += 1;
      const odds = dividends.map(({ odd }) => odd as number);
      expect(Math.max(...odds.slice(0, rows))).toBeGreaterThanOrEqual(odds.at(-1) as number);
    }
    expect(deadHeats, 'rows of dead heats are paid one by one').toBeGreaterThan(0);
  });

  test('[DAY-15] are sold on the weekdays of Sweden: V85 on Saturdays, and either V64 or V65', () => {
    const sold = Array.from({ length: 7 }, (_, ahead) => {
      const found = generateDay(1, addDays('2026-11-16', ahead), 'SWE').flatMap((meeting) => meeting.races);
      return ['V64', 'V65', 'V85'].filter((name) =>
        found.some(({ pools }) => pools.some((pool) => pool.name === name)),
      );
    });
    expect(sold).toEqual([['V65'], ['V64'], ['V65'], ['V64'], ['V65'], ['V65', 'V85'], ['V64']]);
  });

  test('[DAY-18] carry an amount over into one pool of each race with a jackpot, and of no other race', () => {
    for (const race of races) {
      const carrying = poolsAt(race, race.off - 1).filter(({ jackpot }) => jackpot !== null);
      expect(carrying).toHaveLength(race.has_jackpot ? 1 : 0);
    }
    expect(races.some((race) => race.has_jackpot)).toBe(true);
  });

  test('[DAY-24] pay a carried-over amount to the combinations that win, and show it with their dividends', () => {
    let inOrder = 0;
    for (const race of races.filter(({ has_jackpot }) => has_jackpot)) {
      const pool = race.pools.find(({ jackpot }) => jackpot !== undefined) as PoolType;
      expect(poolsAt(race, race.off - 1).find(({ name }) => name === pool.name)?.status, pool.name).toBe('OPEN');
      const { jackpot: amount, ...without } = pool;
      const plain = { ...race, pools: race.pools.map((each) => (each === pool ? without : each)) };
      const [paid, before] = [race, plain].map((of) => dividendsOf(of).get(pool.name) ?? []);
      for (const [at, { note, odd, jackpot }] of (paid ?? []).entries()) {
        const odds = before?.[at]?.odd as number;
        const isMain = note === null || note === 'order';
        expect(jackpot).toBe(isMain ? amount : null);
        if (!isMain) expect(odd).toBe(odds);
        else {
          // All of it is paid out: the winners' part of the pool grows by the amount.
          const net = (finalTurnover(race, pool) as number) * (1 - pool.takeout) * (note === 'order' ? 0.5 : 1);
          const expected = (odds * (net + (amount as number))) / net;
          expect(Math.abs((odd as number) - expected)).toBeLessThanOrEqual(race.oddsStep);
          if (pool.kind !== 'quinella') inOrder += 1;
        }
      }
    }
    expect(inOrder).toBeGreaterThan(0);
  });

  test('[DAY-25] a French race has a multiplier for tickets in the jackpot, published with the result', () => {
    const drawn = races.map((race) => {
      expect(showRace(race, race.finishedAt - 1).jackpot_multiplier).toBeNull();
      return { country: race.country, multiplier: showRace(race, race.finishedAt).jackpot_multiplier };
    });
    for (const { country, multiplier } of drawn) {
      if (country === 'FRA') expect([1, 2, 5, 10, 100, 1000]).toContain(multiplier);
      else expect(multiplier).toBeNull();
    }
    const french = drawn.filter(({ country }) => country === 'FRA');
    const plain = french.filter(({ multiplier }) => multiplier === 1).length;
    expect(plain).toBeGreaterThan(french.length / 2);
    expect(plain).toBeLessThan(french.length);
  });

  test('[DAY-17] have a duel of two runners where odds are fixed, won by the one that is placed better', () => {
    const withFix = races.filter((race) => race.has_fix);
    expect(withFix.length).toBeGreaterThan(0);
    for (const race of withFix) {
      const duel = poolsAt(race, race.off - 1).find(({ name }) => /^H2H_\d+_\d+$/.test(name));
      const rivals = duel?.odds.map(({ startnr }) => startnr) as number[];
      expect(duel?.name).toBe(`H2H_${rivals.join('_')}`);
      const placeOf = (startnr: number) =>
        race.order.find(({ startnrs }) => startnrs.includes(startnr))?.place ?? Number.POSITIVE_INFINITY;
      const won = poolsAt(race, race.officialAt).find(({ name }) => name === duel?.name)?.dividends ?? [];
      for (const { combination } of won) expect(placeOf(Number(combination))).toBe(Math.min(...rivals.map(placeOf)));
    }
  });

  test('[DAY-16] pay Multi less for each horse more, and Quinté+ more in the right order', () => {
    const french = races.filter(({ country }) => country === 'FRA');
    const paid = (name: string) =>
      french.flatMap((race) =>
        poolsAt(race, race.officialAt).filter((pool) => pool.name === name && pool.dividends[0]),
      );
    const [multi, mini, quinte] = [paid('MLT'), paid('MIM'), paid('QNP')];
    expect(Math.min(multi.length, mini.length, quinte.length)).toBeGreaterThan(0);
    for (const { dividends } of mini) {
      const labels = [4, 5, 6].map((count) => `Mini Multi en ${count}`);
      expect(dividends.slice(0, 3).map(({ note }) => note)).toEqual(labels);
    }
    for (const { dividends } of multi) {
      expect(dividends.slice(0, 4).map(({ note }) => note)).toEqual([4, 5, 6, 7].map((count) => `Multi en ${count}`));
      expect(dividends.slice(0, 4).map(({ odd }) => odd)).toEqual(
        dividends
          .slice(0, 4)
          .map(({ odd }) => odd)
          .toSorted((a, b) => Number(b) - Number(a)),
      );
    }
    for (const { dividends } of quinte) {
      expect([...new Set(dividends.map(({ note }) => note))]).toEqual(['order', 'anyOrder', 'bonus4', 'bonus3']);
      const odds = dividends.map(({ odd }) => odd as number);
      expect(odds).toEqual(odds.toSorted((a, b) => b - a));
      expect(dividends[0]?.combination.split('-')).toHaveLength(5);
    }
  });
});
