import type { Dividend, Race, RaceResult, Rank } from '@paddock/wagers';
import { expect } from '@playwright/test';
import type { Product } from '../../support/product.ts';

/** The fields of a race that these tests read, as the API has them. */
export interface WireRace {
  id: number;
  number: number;
  country: string;
  status: string;
  post_time: string;
  is_handicap: boolean;
  jackpot_multiplier: number | null;
  result: { place: number; startnrs: number[] }[] | null;
  runners: {
    startnr: number;
    bet_number: number;
    entry: string | null;
    status: 'NON_RUNNER' | null;
    place: number | null;
  }[];
  pools: WirePool[];
}

interface WirePool {
  name: string;
  status: string;
  legs?: number[];
  odds: { startnr: number; odds: number }[];
  dividends: { pool: string; combination: string; odd: number | null; note: string | null }[];
}

const read = async <Data>({ apiUrl }: Product, path: string): Promise<Data> => {
  const answer = await fetch(`${apiUrl}/api/v1${path}`);
  expect(answer.ok, path).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
};

/** Sets the API's clock to an instant, from which it runs on. */
export async function setClock({ apiUrl }: Product, now: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/dev/clock`, { method: 'POST', body: JSON.stringify({ now }) });
  expect(answer.ok, await answer.text()).toBe(true);
}

export const readRace = (product: Product, id: number): Promise<WireRace> => read(product, `/races/${id}`);

/** The races of a country on a day, by their offs. */
export async function readRaces(product: Product, country: string, date: string): Promise<WireRace[]> {
  const meetings = await read<{ country: string; races: { id: number }[] }[]>(product, `/meetings?date=${date}`);
  const ids = meetings
    .filter((meeting) => meeting.country === country)
    .flatMap(({ races }) => races.map(({ id }) => id));
  const races = await Promise.all(ids.map((id) => readRace(product, id)));
  return races.toSorted((a, b) => Date.parse(a.post_time) - Date.parse(b.post_time));
}

/** The race of a country's first long-term market. */
export async function readLongTerm(product: Product, country: string): Promise<WireRace[]> {
  const markets = await read<{ id: number; country: string }[]>(product, '/races/ltm');
  const own = markets.find((market) => market.country === country);
  return own ? [await readRace(product, own.id)] : [];
}

/** The numbers that bets name, best first: those of the first places, then the others. */
export const orderOf = ({ result, runners }: WireRace): number[] => {
  const numberOf = new Map(runners.map(({ startnr, bet_number }) => [startnr, bet_number]));
  const running = runners.filter(({ status }) => status === null).map(({ startnr }) => startnr);
  const first = (result ?? []).flatMap(({ startnrs }) => startnrs);
  return [...new Set([...first, ...running].map((startnr) => numberOf.get(startnr) ?? startnr))];
};

const numbers = (runners: WireRace['runners'], isOut: boolean): number[] =>
  runners.filter(({ status }) => (status !== null) === isOut).map(({ startnr }) => startnr);

/** A race's field in the form of the engine, by the numbers that bets name. */
export const fieldOf = ({ runners, is_handicap }: WireRace): Race => {
  const starters = [...new Set(runners.flatMap(({ status, bet_number }) => (status === null ? [bet_number] : [])))];
  const nonRunners = numbers(runners, true).filter((startnr) => !starters.includes(startnr));
  return { starters: starters.toSorted((a, b) => a - b), nonRunners, ...(is_handicap ? { handicap: true } : {}) };
};

/** A race's result in the form of the engine. */
export const resultOf = ({ runners, result, is_handicap, jackpot_multiplier }: WireRace): RaceResult => {
  const groups = [
    ...Map.groupBy(
      runners.filter(({ entry }) => entry),
      ({ entry }) => entry,
    ).values(),
  ]
    .filter(({ length }) => length > 1)
    .map((group) => ({
      startnrs: group.map(({ startnr }) => startnr),
      isOne: group[1]?.bet_number === group[0]?.startnr,
    }));
  return {
    starters: numbers(runners, false),
    nonRunners: numbers(runners, true),
    ...(is_handicap ? { handicap: true } : {}),
    order: (result ?? []).map(({ place, startnrs: startNrs }) => ({ place, startNrs })),
    coupled: groups.flatMap(({ startnrs, isOne }) => (isOne ? [startnrs] : [])),
    stables: groups.flatMap(({ startnrs, isOne }) => (isOne ? [] : [startnrs])),
    multiplier: jackpot_multiplier ?? 1,
    substitutes: [],
  };
};

/** The rank of a dividend's note, for dividends that the right horses in the right order win. */
const rankOf = (note: string | null): Rank | null => {
  if (note === null || note === 'order') return { kind: 'main' };
  const [, horses] = /^(?:Mini )?Multi en (\d)$/i.exec(note) ?? [];
  if (horses) return { kind: 'multi', horses: Number(horses) };
  const [, right] = /^(\d+)\/\d+$/.exec(note) ?? [];
  return right ? { kind: 'legs', right: Number(right) } : null;
};

export const dividendsOf = ({ pools }: WireRace): Dividend[] =>
  pools.flatMap(({ dividends }) =>
    dividends.flatMap(({ pool, combination, odd, note }) => {
      const rank = rankOf(note);
      const slots = combination.split('-').map((slot) => (slot === 'ALL' ? slot : Number(slot)));
      return rank ? [{ pool, combination: slots, odd, rank }] : [];
    }),
  );
