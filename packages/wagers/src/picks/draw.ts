import type { StartNr } from '../wager-type.ts';

/** A number from 0 to below 1, like `Math.random`; injected, so that a pick can be repeated. */
export type Random = () => number;

/**
 * How likely each horse is: shares of the win pool, or the result of `sharesByOdds`. Horses without
 * an entry have weight 0.
 */
export type Weights = ReadonlyMap<StartNr, number>;

/** Weights by odds in hundredths: a horse at half the odds is twice as likely. */
export const sharesByOdds = (odds: ReadonlyMap<StartNr, number>): Weights =>
  new Map([...odds].filter(([, odd]) => odd > 0).map(([startNr, odd]) => [startNr, 1 / odd]));

/** Draws one horse; without any weight all are equally likely. */
const drawOne = (from: readonly StartNr[], weights: Weights | undefined, random: Random): StartNr => {
  const weightOf = (startNr: StartNr) => Math.max(0, weights?.get(startNr) ?? 0);
  const total = from.reduce((sum, startNr) => sum + weightOf(startNr), 0);
  let left = random() * (total > 0 ? total : from.length);
  const drawn = from.find((startNr) => {
    left -= total > 0 ? weightOf(startNr) : 1;
    return left < 0;
  });
  // Sums of fractions may end slightly above the total.
  return drawn ?? (from.at(-1) as StartNr);
};

/**
 * Draws different horses, likely ones more often.
 * @returns fewer than asked for if there are fewer
 */
export const draw = (
  from: readonly StartNr[],
  count: number,
  { weights, random }: { weights?: Weights | undefined; random: Random },
): StartNr[] => {
  const drawn: StartNr[] = [];
  let left = from;
  while (drawn.length < count && left.length > 0) {
    const one = drawOne(left, weights, random);
    drawn.push(one);
    left = left.filter((startNr) => startNr !== one);
  }
  return drawn;
};
