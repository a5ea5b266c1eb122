import type { RaceResult } from '../settlement/race-result.ts';
import { horseKey, type PaidLine, type PaidSheet, paidLine } from './paid-sheet.ts';
import { readJson } from './real-data.ts';
import { ruleOf } from './rule-of.ts';

interface Start {
  number: number;
  scratched?: boolean;
  result?: { place?: number; finishOrder?: number; disqualified?: boolean };
}
interface Horse {
  number: number;
  odds: number;
}
interface Pair {
  combination: number[];
  odds: number;
}
interface AtgRace {
  id: string;
  starts: Start[];
  pools: {
    vinnare: { result: { winners: Horse[] } };
    plats: { result: { winners: Record<'first' | 'second' | 'third', Horse[]> } };
    tvilling: { result: { winners: Pair[] } };
    komb: { result: { winners: Pair[] } };
    trio: { result: { winners: Pair[] } };
    [legs: string]: { result: { winners?: unknown } };
  };
}
export interface AtgGame {
  type: string;
  races: AtgRace[];
  pools: Record<string, { result: { payouts: Record<string, { payout?: number; jackpot?: boolean }> } }>;
}

const atgFiles = ['v75_games', 'v86_games', 'GS75_games'] as const;

const readGame = (file: (typeof atgFiles)[number]): AtgGame | undefined => readJson(`atg/${file}.json`);

/**
 * `place` is 0 from the ninth horse on, where `finishOrder` tells them apart. In a dead heat
 * `place` is right.
 */
const atgResult = ({ starts }: AtgRace): RaceResult => {
  const places = new Map<number, number[]>();
  for (const { number, scratched, result } of starts) {
    if (scratched || result?.disqualified || result?.place === undefined) continue;
    const place = result.place || (result.finishOrder ?? 0);
    places.set(place, [...(places.get(place) ?? []), number]);
  }
  return {
    starters: starts.filter(({ scratched }) => !scratched).map(({ number }) => number),
    nonRunners: starts.filter(({ scratched }) => scratched).map(({ number }) => number),
    disqualified: starts.filter(({ result }) => result?.disqualified).map(({ number }) => number),
    coupled: [],
    order: [...places].map(([place, startNrs]) => ({ place, startNrs })),
  };
};

const sheetsOf = (race: AtgRace): PaidSheet[] => {
  const { vinnare, plats, tvilling, komb, trio } = race.pools;
  const { first, second, third } = plats.result.winners;
  const horses = (winners: Horse[]) => winners.map(({ number, odds }) => paidLine([number], false, odds));
  const pairs = (winners: Pair[], ordered: boolean) =>
    winners.map(({ combination, odds }) => paidLine(combination, ordered, odds));
  const paid: Record<string, PaidLine[]> = {
    WIN: horses(vinnare.result.winners),
    PLC: horses([...first, ...second, ...third]),
    TVI: pairs(tvilling.result.winners, false),
    KOM: pairs(komb.result.winners, true),
    TRS: pairs(trio.result.winners, true),
  };
  return Object.entries(paid).map(([pool, lines]) => ({
    title: `${race.id} ${pool}`,
    results: [atgResult(race)],
    pool: { pool, rule: ruleOf('SWE', pool) },
    country: 'SWE',
    paid: lines,
  }));
};

/** The price of a row in öre (domain §1.3). It is unknown for GS75; a krona is assumed. */
const rowPrices: Record<string, number> = { V75: 50, V86: 25 };

/** The paid rows in terms of legs, once per number of right legs with a dividend or a jackpot. */
const legsOf = ({ type, races, pools }: AtgGame): PaidSheet => {
  const winners = races.map(({ pools: { [type]: pool } }) =>
    ((pool?.result.winners ?? []) as number[]).map(horseKey).toSorted().join(','),
  );
  return {
    title: type,
    results: races.map(atgResult),
    pool: { pool: type, rule: ruleOf('SWE', type) },
    country: 'SWE',
    paid: Object.entries(pools[type]?.result.payouts ?? {}).map(([right, { payout }]) => ({
      key: winners.join(' | '),
      combination: [],
      // Öre for a row; a jackpot has none.
      odd: payout === undefined ? null : (payout * 100) / (rowPrices[type] ?? 100),
      rank: { kind: 'legs', right: Number(right) },
    })),
  };
};

/** V75 of 21, V86 of 25 and GS75 of 22 September 2024. */
export const readAtg = (): PaidSheet[] =>
  atgFiles
    .map(readGame)
    .filter((game) => game !== undefined)
    .flatMap((game) => [...game.races.flatMap(sheetsOf), legsOf(game)]);
