import type { Startnr } from '../wager-type.ts';

/** A number from 0 to below 1, like `Math.random`; injected, so that a pick can be repeated. */
export type Random = () => number;

/**
 * How likely each horse is: shares of the win pool, or the result of `sharesByOdds`. Horses without
 * an entry have weight 0.
 */
export type Weights = ReadonlyMap<Startnr, number>;

/** Weights by odds in hundredths: a horse at half the odds is twice as likely. */
export const sharesByOdds = (odds: ReadonlyMap<Startnr, number>): Weights =>
  new Map([...odds].filter(([, odd]) => odd > 0).map(([startnr, odd]) => [startnr, 1 / odd]));

/** Draws one horse; without any weight all are equally likely. */
const drawOne = (from: readonly Startnr[], weights: Weights | undefined, random: Random): Startnr => {
  const weightOf = (startnr: Startnr) => Math.max(0, weights?.get(startnr) ?? 0);
  const total = from.reduce((sum, startnr) => sum + weightOf(startnr), 0);
  let left = random() * (total > 0 ? total : from.length);
  const drawn = from.find((startnr) => {
    left -= total > 0 ? weightOf(startnr) : 1;
    return left < 0;
  });
  // Sums of fractions may end slightly above the total.
  return drawn ?? (from.at(-1) as Startnr);
};

/**
 * Draws different horses, likely ones more often.
 * @returns fewer than asked for if there are fewer
 */
export const draw = (
  from: readonly Startnr[],
  count: number,
  { weights, random }: { weights?: Weights | undefined; random: Random },
): Startnr[] => {
  const drawn: Startnr[] = [];
  let left = from;
  while (drawn.length < count && left.length > 0) {
    const one = drawOne(left, weights, random);
    drawn.push(one);
    left = left.filter((startnr) => startnr !== one);
  }
  return drawn;
};
