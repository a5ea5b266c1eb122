import type { Line } from '../line.ts';
import type { WagerParam } from '../wager-type.ts';

/**
 * A combination as printed: `3-7-1` in order, `3/7` in any order; a dot for a leg outside the fold.
 */
export const formatCombination = (
  { horses }: Pick<Line, 'horses'>,
  { joinSymbol }: Pick<WagerParam, 'joinSymbol'>,
): string => horses.map((startNr) => startNr ?? '.').join(joinSymbol);
