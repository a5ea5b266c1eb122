import type { Race } from '@paddock/api';
import { sharesByOdds, type Weights } from '@paddock/wagers';

/** The probability weight of each number of a race, from its win odds. */
export const weightsOf = ({ runners }: Pick<Race, 'runners'>): Weights =>
  sharesByOdds(new Map(runners.flatMap(({ betNumber, odds: { current } }) => (current ? [[betNumber, current]] : []))));
