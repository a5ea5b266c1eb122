import type { Race } from '@paddock/api';
import { sharesByOdds, type Weights } from '@paddock/wagers';

/** The probability weight of each number of a race, from its win odds. */
export const weightsOf = ({ runners }: Pick<Race, 'runners'>): Weights =>
  sharesByOdds(new Map(runners.flatMap(({ betNumber, odds: { current } }) => (current ? [[betNumber, current]] : []))));

/** The share of each horse in whole percents, each after its start number. */
export const percentsOf = (weights: Weights): number[] => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].flatMap(([startNr, weight]) => [startNr, Math.round((weight / total) * 100)]);
};
