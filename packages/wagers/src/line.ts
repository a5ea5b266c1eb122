import type { Startnr } from './wager-type.ts';

/** One combination in one pool: what can win. */
export interface Line {
  readonly kind: 'line';
  readonly pool: string;
  /** In the order written; one a leg for a bet over several races, null for a leg that is not in a fold. */
  readonly horses: readonly (Startnr | null)[];
}

/** A combination that the lists allow and that is no line, and why. It costs nothing. */
export interface DroppedLine {
  readonly kind: 'dropped';
  readonly pool: string;
  readonly horses: readonly Startnr[];
  /** A horse cannot finish in two places; the same horses were a line already, and their order does not count. */
  readonly reason: 'horse-twice' | 'same-set';
}
