import type { StreamEvent } from './player.machine.ts';

/** One look at the pictures. */
export interface Look {
  /** ms, of a clock that does not jump */
  at: number;
  /** where the pictures are, in seconds */
  position: number;
  /** they go to another place, and are not there yet */
  isSeeking: boolean;
  /** whether they should move: neither paused nor out of sight */
  isExpected: boolean;
}

/**
 * Tells from regular looks at the pictures of one opening whether they move.
 * @returns what each look shows; null when nothing is to be expected
 */
export const createPictureWatch = (start: number): ((look: Look) => StreamEvent | null) => {
  let before: { at: number; position: number } | null = null;
  let standsSince = start;
  let movedForMs = 0;
  return ({ at, position, isSeeking, isExpected }) => {
    const { at: lastAt, position: lastPosition } = before ?? { at, position };
    before = { at, position };
    if (!isExpected) {
      standsSince = at;
      return null;
    }
    if (isSeeking || position === lastPosition) return { type: 'picturesStood', forMs: at - standsSince };
    standsSince = at;
    movedForMs += at - lastAt;
    return { type: 'picturesMoved', forMs: movedForMs };
  };
};
