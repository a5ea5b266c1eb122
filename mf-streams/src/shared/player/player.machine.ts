import type { PlayerError } from './player.types.ts';

/** Pictures stand still for so long (ms) before it is said. */
export const STALL_MS = 3_000;

/** They stand still, or do not come at all, for so long (ms) before the stream is opened anew. */
export const STUCK_MS = 15_000;

/** Pictures that moved for so long (ms) since the stream was opened: what failed before is forgotten. */
export const STEADY_MS = 10_000;

/** How long (ms) is waited before each further opening; after the last one the stream is given up. */
export const RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'stalled' | 'recovering' | 'ended' | 'failed';

export interface PlayerState {
  phase: PlayerPhase;
  /** How often the stream was opened: a new number is an opening. */
  opening: number;
  /** How often the decoder was asked to begin anew: a new number asks. */
  mediaRecovery: number;
  /** What a recovery waits for before it opens the stream: so many ms, or the network. */
  waitsFor: number | 'network' | null;
  /** Openings because of the network since pictures last moved steadily. */
  networkTries: number;
  /** Failures to decode since pictures last moved steadily: the first is recovered, the second opens anew. */
  mediaFailures: number;
  isOffline: boolean;
  /** Why it failed; null in any other phase. */
  error: PlayerError | null;
}

/** What happened to an opened stream. */
export type StreamEvent =
  /** @param forMs since the stream was opened */
  | { type: 'picturesMoved'; forMs: number }
  /** They should move, and did not. */
  | { type: 'picturesStood'; forMs: number }
  | { type: 'decodingFailed' }
  | { type: 'connectionFailed' }
  /** Nothing that is tried again could help. */
  | { type: 'refused'; error: PlayerError }
  | { type: 'ended' };

/** What happened. */
export type PlayerEvent =
  /** @param opening which one: the last words of an earlier one come late */
  | { type: 'streamReported'; opening: number; event: StreamEvent }
  | { type: 'opened' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  | { type: 'retryCameDue' }
  | { type: 'askedAgain' };

export const IDLE: PlayerState = {
  phase: 'idle',
  opening: 0,
  mediaRecovery: 0,
  waitsFor: null,
  networkTries: 0,
  mediaFailures: 0,
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
  open({ ...state, networkTries: 0, mediaFailures: 0 }, 'loading');

const fail = (state: PlayerState, error: PlayerError): PlayerState => ({
  ...state,
  phase: 'failed',
  waitsFor: null,
  error,
});

/** The network, or who sends, let us down: it is tried again, later and later. Without a network nothing is tried, nor given up. */
const retryLater = (state: PlayerState): PlayerState => {
  if (state.isOffline) return { ...state, phase: 'recovering', waitsFor: 'network' };
  const delay = RETRY_DELAYS_MS[state.networkTries];
  if (delay === undefined) return fail(state, { kind: 'network' });
  return { ...state, phase: 'recovering', waitsFor: delay, networkTries: state.networkTries + 1 };
};

const recoverDecoding = (state: PlayerState): PlayerState => {
  const failed = { ...state, mediaFailures: state.mediaFailures + 1 };
  if (state.mediaFailures === 0) {
    return { ...failed, phase: 'recovering', mediaRecovery: state.mediaRecovery + 1 };
  }
  return state.mediaFailures === 1 ? open(failed, 'recovering') : fail(failed, { kind: 'media' });
};

const keepMoving = (state: PlayerState, forMs: number): PlayerState => {
  const forgets = forMs >= STEADY_MS && state.networkTries + state.mediaFailures > 0;
  if (state.phase === 'playing' && !forgets) return state;
  return { ...state, phase: 'playing', ...(forgets ? { networkTries: 0, mediaFailures: 0 } : {}) };
};

const standStill = (state: PlayerState, forMs: number): PlayerState => {
  if (forMs >= STUCK_MS) return retryLater(state);
  return state.phase === 'playing' && forMs >= STALL_MS ? { ...state, phase: 'stalled' } : state;
};

/** Of what runs; while it waits to be opened anew, what the last opening still says means nothing. */
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

/** The player's next state. Pure: openings, recoveries and waits are done by who reads it. The same state when nothing changes. */
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
    case 'askedAgain':
      return state.phase === 'ended' || state.phase === 'failed' ? openAfresh(state) : state;
    case 'streamReported': {
      const isHeard = RUNNING.includes(state.phase) && state.waitsFor === null && event.opening === state.opening;
      return isHeard ? run(state, event.event) : state;
    }
  }
};
