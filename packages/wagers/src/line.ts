import type { StartNr } from './wager-type.ts';

/** One combination in one pool: the unit that can win. */
export interface Line {
  readonly kind: 'line';
  readonly pool: string;
  /**
   * In written order. For a bet over several races one per leg, null for a leg outside the fold.
   */
  readonly horses: readonly (StartNr | null)[];
}

/** A combination of the lists that is not a line, with the reason. It costs nothing. */
export interface DroppedLine {
  readonly kind: 'dropped';
  readonly pool: string;
  readonly horses: readonly StartNr[];
  /** A horse cannot finish in two places; a repeated set is one line if order does not count. */
  readonly reason: 'horse-twice' | 'same-set';
}
