import type { StreamEvent } from './player.machine.ts';

/** One observation of the video. */
export interface Look {
  /** ms of a monotonic clock */
  at: number;
  /** playback position in seconds */
  position: number;
  /** a seek is in progress */
  isSeeking: boolean;
  /** whether it should move: neither paused nor hidden */
  isExpected: boolean;
}

/**
 * Detects from regular observations of one opening whether the video moves.
 * @returns the result of each observation; null if no movement is expected
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
