import { placesBy, rulesOf, settlementOf, winningPatterns } from '@paddock/wagers';
import { betOrderOf, combinedOrderOf } from './entries.ts';
import { oddsFor, payFor, sharesAt, winOddsAt } from './market.ts';
import type { PoolKind, PoolType, RacePlan, WireDividend } from './plan.types.ts';
import { drawFinishes, publicStakes } from './public-stakes.ts';
import { fieldAt, resultOf } from './race-result.ts';
import { finalTurnover } from './turnover.ts';
import { isHeld, soldAs } from './wager-type.ts';

/** Shares of the win pool at the off, by start number. */
type Shares = Map<number, number>;

/** The chance that these horses finish first in this order. */
export const chanceOf = (shares: Shares, horses: readonly number[]): number => {
  // Harville: the next one wins among the remaining ones.
  let left = 1;
  let chance = 1;
  for (const startnr of horses) {
    const share = shares.get(startnr) ?? 0;
    chance *= share / Math.max(left, share);
    left -= share;
  }
  return chance;
};

const orders = (horses: readonly number[]): number[][] =>
  horses.length <= 1
    ? [[...horses]]
    : horses.flatMap((first, at) => orders(horses.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));

/** The chance that these horses finish first in any order. */
export const anyOrder = (shares: Shares, horses: readonly number[]) =>
  orders(horses).reduce((sum, order) => sum + chanceOf(shares, order), 0);

/** The chance that both horses of a pair are among the first three. */
export const amongThree = (shares: Shares, pair: readonly number[]) =>
  [...shares.keys()]
    .filter((third) => !pair.includes(third))
    .reduce((sum, third) => sum + anyOrder(shares, [...pair, third]), 0);

const ascending = (horses: readonly number[]) => [...horses].sort((a, b) => a - b);

/** All orders of the first `count`: several where a dead heat reaches into them. */
export const firstPlaces = (order: RacePlan['order'], count: number): number[][] => {
  let ways: number[][] = [[]];
  for (const { startnrs } of order) {
    ways = ways.flatMap((way) =>
      way.length >= count ? [way] : orders(startnrs).map((tied) => [...way, ...tied].slice(0, count)),
    );
  }
  const seen = new Set<string>();
  return ways.filter((way) => way.length === count && !seen.has(way.join()) && seen.add(way.join()));
};

/** The number of paid places by the country's terms (domain §1.7) at an instant (ms). */
export const paidPlaces = (race: RacePlan, now: number): number =>
  placesBy(rulesOf(race.country).places, fieldAt(race, now));

/** The number of places that a pool pays at an instant (ms): its own, or the country's terms. */
export const placesOf = (race: RacePlan, pool: PoolType, now: number): number => {
  const within = soldAs(race, pool)?.rule.within;
  return typeof within === 'number' ? within : paidPlaces(race, now);
};

/**
 * All sets of `named` among the `first`, ascending. Horses tied for the last place are never
 * together.
 */
const setsOf = (race: RacePlan, named: number, first: number): number[][] =>
  winningPatterns(resultOf(race), { rank: { kind: 'main' }, of: named, named, first })
    .map(({ slots }) => slots.filter((slot) => slot !== 'ALL'))
    .filter((horses) => horses.length === named)
    .map(ascending);

/** The range of place odds in hundredths, from the runner's share of the win pool. */
export const placeRange = (share: number, places: number, step: number): [number, number] => {
  const win = 1 / share;
  const low = 1 + ((win - 1) * 0.55) / places;
  const high = 1 + ((win - 1) * 0.95) / places;
  const round = (odds: number) => Math.max(100 + step, Math.floor((odds * 80) / step) * step);
  return [round(low), round(high)];
};

interface Winning {
  combination: string;
  odd: number;
  /** The class that pays, where there are several. */
  note?: string;
}

const ordered =
  (count: number) =>
  (race: RacePlan, pool: PoolType, shares: Shares): Winning[] => {
    const ways = firstPlaces(combinedOrderOf(race), count);
    return ways.map((way) => ({
      combination: way.join('-'),
      odd: payFor(chanceOf(shares, way) * ways.length, pool.takeout, race.oddsStep),
    }));
  };

const unordered =
  (count: number) =>
  (race: RacePlan, pool: PoolType, shares: Shares): Winning[] => {
    const sets = setsOf(race, count, count);
    return sets.map((horses) => ({
      combination: horses.join('-'),
      odd: payFor(anyOrder(shares, horses) * sets.length, pool.takeout, race.oddsStep),
    }));
  };

/** Bet numbers of the runners that finished within the first `places` places. */
export const placedIn = (race: RacePlan, places: number): number[] => {
  const among = betOrderOf(race).filter(({ place }) => place <= places);
  return [...new Set(among.flatMap(({ startnrs }) => startnrs))];
};

/** Merges the ways of a dead heat that name the same horses; the first way gives their order. */
const setsOfWays = (ways: readonly number[][]): number[][] => [
  ...new Map(ways.toReversed().map((way) => [ascending(way).join(), way])).values(),
];

/** The part of the half for another order that pays each bonus. */
const BONUS_PART = 0.1;

/** The number of sets of `size` among `count` horses. */
const setsAmong = (count: number, size: number): number =>
  Array.from({ length: size }, (_, at) => (count - at) / (at + 1)).reduce((product, factor) => product * factor, 1);

/**
 * Half of the pool pays the exact order, half another one. A bonus for the first few horses is a
 * small part of the latter.
 */
const inAnOrderOrNot =
  (count: number, bonuses: readonly number[]) =>
  (race: RacePlan, pool: PoolType, shares: Shares): Winning[] => {
    const ways = firstPlaces(combinedOrderOf(race), count);
    const sets = setsOfWays(ways);
    if (sets.length === 0) return [];
    const pays = (chance: number, part = 1) => payFor((Math.max(chance, 1e-9) * 2) / part, pool.takeout, race.oddsStep);
    const exact = ways.reduce((sum, one) => sum + chanceOf(shares, one), 0);
    const anyOrderOf = (some: readonly number[][]) => some.reduce((sum, set) => sum + anyOrder(shares, set), 0);
    const other = pays(anyOrderOf(sets) - exact, 1 - BONUS_PART * bonuses.length);
    const paidTo = (winning: readonly number[][], odd: number, note: string) =>
      winning.map((horses) => ({ combination: horses.join('-'), odd, note }));
    return [
      ...paidTo(ways, pays(exact), 'order'),
      ...paidTo(sets, other, 'anyOrder'),
      ...bonuses.flatMap((horses) => {
        const winning = setsOfWays(firstPlaces(combinedOrderOf(race), horses));
        // A ticket of `count` horses has so many sets of the first few. Each wins its part.
        const odd = pays(anyOrderOf(winning) * setsAmong(count, horses), BONUS_PART);
        return paidTo(winning, Math.min(odd, other), `bonus${horses}`);
      }),
    ];
  };

const pairsOf = (horses: readonly number[]): string[] =>
  horses.flatMap((one, at) => horses.slice(at + 1).map((other) => ascending([one, other]).join('-')));

/** Kinds whose dividends follow from odds and order. */
type DividendKind = Exclude<PoolKind, 'fixed' | 'longTerm' | 'series' | 'reported'>;

/** The number of sets of four that n chosen horses cover; it divides the dividend. */
const foursOf = [
  [4, 1],
  [5, 5],
  [6, 15],
  [7, 35],
] as const;

const rules: Record<DividendKind, (race: RacePlan, pool: PoolType, shares: Shares) => Winning[]> = {
  win: (race) => {
    const winners = placedIn(race, 1);
    const odds = winOddsAt(race, race.off);
    return winners.map((startnr) => ({
      combination: String(startnr),
      // A dead heat shares the pool.
      odd: Math.max(100, Math.floor((odds.get(startnr) ?? 100) / winners.length)),
    }));
  },
  place: (race, pool, shares) => {
    const places = placesOf(race, pool, race.off);
    return placedIn(race, places).map((startnr) => {
      const [low, high] = placeRange(shares.get(startnr) ?? 1, places, race.oddsStep);
      const between = ((race.id + startnr * 7) % 10) / 10;
      return {
        combination: String(startnr),
        odd: low + Math.floor(((high - low) * between) / race.oddsStep) * race.oddsStep,
      };
    });
  },
  exacta: ordered(2),
  trifecta: ordered(3),
  superfecta: ordered(4),
  quinella: unordered(2),
  trio: unordered(3),
  // Three pairs of the first three win and share the pool; a dead heat makes more of them.
  swinger: (race, pool, shares) => {
    const winning = setsOf(race, 2, 3);
    return winning.map((pair) => ({
      combination: pair.join('-'),
      odd: oddsFor(Math.max((amongThree(shares, pair) * winning.length) / 3, 1e-6), pool.takeout, race.oddsStep),
    }));
  },
  multi: (race, pool, shares) =>
    unordered(4)(race, pool, shares).flatMap(({ combination, odd }) =>
      foursOf
        .filter(([horses]) => soldAs(race, pool)?.param.multiOptions.includes(horses))
        .map(([horses, fours]) => ({
          combination,
          odd: Math.max(100, Math.floor(odd / fours)),
          note: `${pool.name === 'MIM' ? 'Mini Multi' : 'Multi'} en ${horses}`,
        })),
    ),
  tierce: inAnOrderOrNot(3, []),
  quarte: inAnOrderOrNot(4, [3]),
  quinte: inAnOrderOrNot(5, [4, 3]),
  pick5: unordered(5),
  duel: (race, pool, shares) => {
    const placeOf = (startnr: number) =>
      race.order.find(({ startnrs }) => startnrs.includes(startnr))?.place ?? Number.POSITIVE_INFINITY;
    const rivals = pool.rivals ?? [];
    const total = rivals.reduce((sum, startnr) => sum + (shares.get(startnr) ?? 0), 0);
    const best = Math.min(...rivals.map(placeOf));
    const winners = best === Number.POSITIVE_INFINITY ? [] : rivals.filter((startnr) => placeOf(startnr) === best);
    return winners.map((startnr) => ({
      combination: String(startnr),
      odd: Math.max(100, Math.floor(oddsFor((shares.get(startnr) ?? 0) / total, pool.takeout, 5) / winners.length)),
    }));
  },
  // Six pairs of the first four win, at one dividend.
  twoOfFour: (race, pool, shares) => {
    const winning = setsOf(race, 2, 4);
    const draws = drawFinishes(shares, 4, race.id).map(pairsOf);
    const stakes = publicStakes(draws);
    const share = winning.reduce((sum, pair) => sum + (stakes.get(pair.join('-')) ?? 0), 0);
    return winning.map((pair) => ({
      combination: pair.join('-'),
      odd: oddsFor(Math.max(share, 1e-6), pool.takeout, race.oddsStep),
    }));
  },
};

/**
 * Dividends of lines with one or two non-runners, if the country has them: those of a pool with the
 * remaining horses, at most the dividend of this pool.
 */
const withNonRunners = (race: RacePlan, pool: PoolType, shares: Shares, [most]: readonly Winning[]): Winning[] => {
  const type = soldAs(race, pool);
  const rule = type && settlementOf(type, pool.name);
  if (!most || rule?.kind !== 'race' || rule.nonRunner.kind !== 'shorten') return [];
  const result = resultOf(race);
  return rule.nonRunner.to.slice(0, result.nonRunners.length).flatMap((rank, at) =>
    winningPatterns(result, rank).map(({ slots }) => {
      const horses = ascending(slots.filter((slot) => slot !== 'ALL'));
      const odd = payFor(Math.max(anyOrder(shares, horses), 1e-9), pool.takeout, race.oddsStep);
      const combination = [...horses, ...Array.from({ length: at + 1 }, () => 'NP')].join('-');
      return { combination, odd: Math.min(odd, most.odd), note: `np${at + 1}` };
    }),
  );
};

/** Half of these pools is for the right order. */
const halved: readonly PoolKind[] = ['tierce', 'quarte', 'quinte'];

/**
 * Odds in hundredths of a combination if an amount was carried over into its pool: the winners'
 * part of the pool grows by the amount.
 */
export const withCarriedOver = (odd: number, race: RacePlan, pool: PoolType): number => {
  const turnover = finalTurnover(race, pool);
  if (!pool.jackpot || !turnover) return odd;
  const net = turnover * (1 - pool.takeout) * (halved.includes(pool.kind) ? 0.5 : 1);
  return Math.floor((odd * (net + pool.jackpot)) / net / race.oddsStep) * race.oddsStep;
};

const made = new WeakMap<RacePlan, Map<string, WireDividend[]>>();

/** The dividends of a race by pool name, from the final odds and the order. Made once per race. */
export const dividendsOf = (race: RacePlan): Map<string, WireDividend[]> => {
  let known = made.get(race);
  if (!known) {
    known = race.dividends ? Map.groupBy(race.dividends, ({ pool }) => pool) : makeDividends(race);
    made.set(race, known);
  }
  return known;
};

const winningOf = (race: RacePlan, pool: PoolType, shares: Shares): Winning[] => {
  const winning = rules[pool.kind as DividendKind](race, pool, shares);
  return [...winning, ...withNonRunners(race, pool, shares, winning)];
};

const makeDividends = (race: RacePlan): Map<string, WireDividend[]> => {
  const shares = sharesAt(race, race.off);
  return new Map(
    race.pools
      .filter((pool) => pool.kind in rules && isHeld(race, pool, shares.size))
      .map((pool) => [
        pool.name,
        winningOf(race, pool, shares).map(({ combination, odd, note = null }) => {
          const wins = pool.jackpot !== undefined && (note === null || note === 'order');
          return {
            pool: pool.name,
            combination,
            odd: wins ? withCarriedOver(odd, race, pool) : odd,
            unit: race.dividendUnit,
            currency: race.currency,
            winners: null,
            jackpot: wins ? (pool.jackpot as number) : null,
            note,
          };
        }),
      ]),
  );
};
