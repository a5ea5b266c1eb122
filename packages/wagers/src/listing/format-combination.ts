import type { Line } from '../line.ts';
import type { WagerParam } from '../wager-type.ts';

/** A combination as it is printed: `3-7-1` in order, `3/7` in any order; a leg that is not in a fold is a dot. */
export const formatCombination = (
  { horses }: Pick<Line, 'horses'>,
  { joinSymbol }: Pick<WagerParam, 'joinSymbol'>,
): string => horses.map((startnr) => startnr ?? '.').join(joinSymbol);
