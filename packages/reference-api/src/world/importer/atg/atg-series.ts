import { countOf, type Facts, factsOf, numberOf } from '../facts.ts';
import type { Problems } from '../problems.ts';

/** The price of a row in öre; files do not have it. */
const rowPrices: Record<string, number> = {
  V75: 50,
  V85: 50,
  V86: 25,
  V64: 100,
  V65: 100,
  GS75: 100,
  V5: 100,
  V4: 200,
};

/** All choices of one entry per list. */
const choices = (lists: readonly unknown[][]): unknown[][] =>
  lists.reduce<unknown[][]>((made, list) => made.flatMap((way) => list.map((entry) => [...way, entry])), [[]]);

/**
 * The pools over all races of a game, with the payout per row of each class (`7/7`, `6/7`, `5/7`).
 * A class too small to pay is a jackpot.
 */
export const atgSeries = (
  game: Facts,
  races: readonly Facts[],
  meetingOf: (race: Facts) => string,
  problems: Problems,
): Facts[] =>
  Object.entries(factsOf(game.pools)).map(([code, value]) => {
    const pool = factsOf(value);
    const price = rowPrices[code] ?? 100;
    problems.add(`${game.id}`, `the file has no price of a row of ${code}: taken as ${price} öre`);
    if (factsOf(pool.result).boostInfo !== undefined) problems.add(`${game.id}`, 'boost payouts: not used');
    const winners = races.map((race) => {
      const won = factsOf(factsOf(factsOf(race.pools)[code]).result).winners;
      return Array.isArray(won) && won.length > 0 ? won : ['ALL'];
    });
    const classes = Object.entries(factsOf(factsOf(pool.result).payouts)).sort(([a], [b]) => Number(b) - Number(a));
    return {
      code,
      turnover: countOf(pool.turnover),
      legs: races.map((race) => ({ meeting: meetingOf(race), number: race.number })),
      dividends: classes.flatMap(([right, paid]) => {
        const { payout, systems, jackpot } = factsOf(paid);
        return choices(winners).map((way) => ({
          pool: code,
          combination: way.join('-'),
          odd: (numberOf(payout) ?? 0) / price,
          unit: `SEK ${price / 100}`,
          winners: systems,
          jackpot: jackpot === true ? factsOf(pool.payouts)[right] : null,
          label: `${right}/${races.length}`,
        }));
      }),
    };
  });
