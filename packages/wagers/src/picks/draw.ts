import type { Startnr } from '../wager-type.ts';

/** A number from 0 up to and without 1, as `Math.random` gives one; handed in, so that a pick can be made again. */
export type Random = () => number;

/** How likely each horse is: shares of the win pool, or what `sharesByOdds` makes of odds. Who is not in it has none. */
export type Weights = ReadonlyMap<Startnr, number>;

/** The chance that odds in hundredths give a horse: of half the odds twice as likely. */
export const sharesByOdds = (odds: ReadonlyMap<Startnr, number>): Weights =>
  new Map([...odds].filter(([, odd]) => odd > 0).map(([startnr, odd]) => [startnr, 1 / odd]));

/** Who is drawn from these; without any weight all alike. */
const drawOne = (from: readonly Startnr[], weights: Weights | undefined, random: Random): Startnr => {
  const weightOf = (startnr: Startnr) => Math.max(0, weights?.get(startnr) ?? 0);
  const total = from.reduce((sum, startnr) => sum + weightOf(startnr), 0);
  let left = random() * (total > 0 ? total : from.length);
  const drawn = from.find((startnr) => {
    left -= total > 0 ? weightOf(startnr) : 1;
    return left < 0;
  });
  // Sums of fractions may end a little above the total.
  return drawn ?? (from.at(-1) as Startnr);
};

/**
 * Draws horses one after the other, none twice, likely ones first.
 * @returns as many as there are, where there are fewer
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
