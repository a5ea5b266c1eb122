import type { PlayerError } from './player.types.ts';

/** How long (ms) the video stands still before the player says so. */
export const STALL_MS = 3_000;

/** How long (ms) the video stands still, or does not start, before the stream is reopened. */
export const STUCK_MS = 15_000;

/** After this long (ms) of playback in one opening, earlier failures are forgotten. */
export const STEADY_MS = 10_000;

/** Delay (ms) before each retry; after the last one the player gives up. */
export const RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Delay (ms) before each retry of a stream that was given up; the last one repeats. */
export const LATE_RETRY_MS: readonly number[] = [30_000, 60_000, 120_000, 300_000];

export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'stalled' | 'recovering' | 'ended' | 'failed';

export interface PlayerState {
  phase: PlayerPhase;
  /** Number of openings: a new number opens the stream. */
  opening: number;
  /** Number of decoder restarts: a new number requests one. */
  mediaRecovery: number;
  /** A recovery waits for this before it reopens the stream: ms, or the network. */
  waitsFor: number | 'network' | null;
  /** Network retries since the last steady playback. */
  networkTries: number;
  /**
   * Decoding failures since the last steady playback: the first is recovered, the second reopens.
   */
  mediaFailures: number;
  /** How often the player gave up since the last steady playback. */
  givenUp: number;
  isOffline: boolean;
  /** The reason of a failure; null in any other phase. */
  error: PlayerError | null;
}

/** An event of an opened stream. */
export type StreamEvent =
  /** @param forMs how long (ms) the video has moved in this opening, in all */
  | { type: 'picturesMoved'; forMs: number }
  /**
   * The video should have moved, and did not.
   * @param forMs how long (ms) it has stood still
   */
  | { type: 'picturesStood'; forMs: number }
  | { type: 'decodingFailed' }
  | { type: 'connectionFailed' }
  /** A retry cannot help. */
  | { type: 'refused'; error: PlayerError }
  | { type: 'ended' };

/** An event for the player. */
export type PlayerEvent =
  /** @param opening its number, because events of an earlier opening can arrive late */
  | { type: 'streamReported'; opening: number; event: StreamEvent }
  | { type: 'opened' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  | { type: 'retryCameDue' }
  /** `lateRetryOf` has passed. */
  | { type: 'lateRetryCameDue' }
  | { type: 'askedAgain' };

export const IDLE: PlayerState = {
  phase: 'idle',
  opening: 0,
  mediaRecovery: 0,
  waitsFor: null,
  networkTries: 0,
  mediaFailures: 0,
  givenUp: 0,
  isOffline: false,
  error: null,
};

const RUNNING: readonly PlayerPhase[] = ['loading', 'playing', 'stalled', 'recovering'];

const open = (state: PlayerState, phase: 'loading' | 'recovering'): PlayerState => ({
  ...state,
  phase,
  opening: state.opening + 1,
  waitsFor: null,
  error: null,
});

const openAfresh = (state: PlayerState): PlayerState =>
  open({ ...state, networkTries: 0, mediaFailures: 0, givenUp: 0 }, 'loading');

const fail = (state: PlayerState, error: PlayerError): PlayerState => ({
  ...state,
  phase: 'failed',
  waitsFor: null,
  error,
});

/** Ends the quick retries; late ones follow. */
const giveUp = (state: PlayerState, kind: 'network' | 'media'): PlayerState =>
  fail({ ...state, givenUp: state.givenUp + 1 }, { kind });

/**
 * The delay (ms) before the next late retry; null if the player has not given up, was refused, or
 * waits for the network.
 */
export const lateRetryOf = ({ error, givenUp, isOffline }: PlayerState): number | null => {
  if (isOffline || (error?.kind !== 'network' && error?.kind !== 'media')) return null;
  return LATE_RETRY_MS[Math.min(givenUp, LATE_RETRY_MS.length) - 1] ?? null;
};

/**
 * The network or the sender failed: retries with increasing delays. While offline, neither retries
 * nor gives up.
 */
const retryLater = (state: PlayerState): PlayerState => {
  if (state.isOffline) return { ...state, phase: 'recovering', waitsFor: 'network' };
  const delay = RETRY_DELAYS_MS[state.networkTries];
  if (delay === undefined) return giveUp(state, 'network');
  return { ...state, phase: 'recovering', waitsFor: delay, networkTries: state.networkTries + 1 };
};

const recoverDecoding = (state: PlayerState): PlayerState => {
  const failed = { ...state, mediaFailures: state.mediaFailures + 1 };
  if (state.mediaFailures === 0) {
    return { ...failed, phase: 'recovering', mediaRecovery: state.mediaRecovery + 1 };
  }
  return state.mediaFailures === 1 ? open(failed, 'recovering') : giveUp(failed, 'media');
};

const keepMoving = (state: PlayerState, forMs: number): PlayerState => {
  const forgets = forMs >= STEADY_MS && state.networkTries + state.mediaFailures > 0;
  if (state.phase === 'playing' && !forgets) return state;
  return { ...state, phase: 'playing', ...(forgets ? { networkTries: 0, mediaFailures: 0, givenUp: 0 } : {}) };
};

const standStill = (state: PlayerState, forMs: number): PlayerState => {
  if (forMs >= STUCK_MS) return retryLater(state);
  return state.phase === 'playing' && forMs >= STALL_MS ? { ...state, phase: 'stalled' } : state;
};

/**
 * Handles events of the running opening. While the stream waits to be reopened, late events of the
 * last opening are ignored.
 */
const run = (state: PlayerState, event: StreamEvent): PlayerState => {
  switch (event.type) {
    case 'picturesMoved':
      return keepMoving(state, event.forMs);
    case 'picturesStood':
      return standStill(state, event.forMs);
    case 'decodingFailed':
      return recoverDecoding(state);
    case 'connectionFailed':
      return retryLater(state);
    case 'refused':
      return fail(state, event.error);
    case 'ended':
      return { ...state, phase: 'ended' };
  }
};

/**
 * The player's next state, or the same state if nothing changes. Pure: the caller opens, recovers
 * and waits.
 */
export const reducePlayer = (state: PlayerState, event: PlayerEvent): PlayerState => {
  switch (event.type) {
    case 'opened':
      return state.phase === 'idle' ? open(state, 'loading') : state;
    case 'wentOffline':
      return { ...state, isOffline: true, waitsFor: state.waitsFor === null ? null : 'network' };
    case 'cameOnline': {
      const online = { ...state, isOffline: false };
      if (state.waitsFor === 'network') return open(online, 'recovering');
      return state.error?.kind === 'network' ? openAfresh(online) : online;
    }
    case 'retryCameDue':
      return typeof state.waitsFor === 'number' ? open(state, 'recovering') : state;
    case 'lateRetryCameDue':
      return lateRetryOf(state) === null ? state : open(state, 'recovering');
    case 'askedAgain':
      return state.phase === 'ended' || state.phase === 'failed' ? openAfresh(state) : state;
    case 'streamReported': {
      const isHeard = RUNNING.includes(state.phase) && state.waitsFor === null && event.opening === state.opening;
      return isHeard ? run(state, event.event) : state;
    }
  }
};
