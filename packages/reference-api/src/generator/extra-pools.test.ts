import { describe, expect, it } from 'vitest';
import { showRace } from '../day/show-race.ts';
import { generateDay } from './generate-day.ts';

const meetings = ['2026-11-21', '2026-06-06', '2027-01-01'].flatMap((date) => generateDay(1, date));
const races = meetings.flatMap((meeting) => meeting.races);
const poolsAt = (race: (typeof races)[number], now: number) => showRace(race, now).pools;

describe('the pools of a generated day', () => {
  it('[REF-13] have one over the last races of a Swedish meeting, at the first of them, paid when the last is over', () => {
    const swedish = meetings.filter(({ country }) => country === 'SWE');
    expect(swedish.length).toBeGreaterThan(0);
    for (const meeting of swedish) {
      const first = meeting.races.find((race) => race.pools.some(({ series }) => series)) as (typeof races)[number];
      const last = meeting.races.at(-1) as (typeof races)[number];
      const pool = (now: number) => poolsAt(first, now).find(({ legs }) => legs);
      expect(pool(first.off - 1)).toMatchObject({ status: 'OPEN', dividends_status: null, dividends: [] });
      expect(pool(first.off - 1)?.legs).toEqual(meeting.races.slice(meeting.races.indexOf(first)).map(({ id }) => id));
      expect(pool(first.officialAt)).toMatchObject({ status: 'CLOSED', dividends_status: null, dividends: [] });
      expect(pool(last.finishedAt)?.dividends_status).toBe('PROVISIONAL');
      const { name, dividends, legs = [] } = pool(last.officialAt) as NonNullable<ReturnType<typeof pool>>;
      expect(name).toBe(legs.length === 8 ? 'V86' : 'V75');
      const [all, , fewest] = dividends.map(({ odd }) => odd as number) as [number, number, number];
      expect(all).toBeGreaterThan(fewest);
      expect(dividends.map(({ note }) => note)).toEqual(
        [0, 1, 2].map((wrong) => `${legs.length - wrong}/${legs.length}`),
      );
    }
  });

  it('[REF-13] carry an amount over into one pool of each race with a jackpot, and of no other race', () => {
    for (const race of races) {
      const carrying = poolsAt(race, race.off - 1).filter(({ jackpot }) => jackpot !== null);
      expect(carrying).toHaveLength(race.has_jackpot ? 1 : 0);
    }
    expect(races.some((race) => race.has_jackpot)).toBe(true);
  });

  it('[REF-13] have a duel of two runners where odds are fixed, won by the one that is placed better', () => {
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

  it('[REF-13] pay Multi less for each horse more, and Quinté+ more in the right order', () => {
    const french = races.filter(({ country }) => country === 'FRA');
    const paid = (name: string) =>
      french.flatMap((race) =>
        poolsAt(race, race.officialAt).filter((pool) => pool.name === name && pool.dividends[0]),
      );
    const [multi, quinte] = [paid('MLT'), paid('QNP')];
    expect(Math.min(multi.length, quinte.length)).toBeGreaterThan(0);
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
      expect(dividends.at(-1)?.note).toBe('anyOrder');
      expect(dividends[0]?.odd).toBeGreaterThan(dividends.at(-1)?.odd as number);
      expect(dividends[0]?.combination.split('-')).toHaveLength(5);
    }
  });
});
