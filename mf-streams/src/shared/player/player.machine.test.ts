import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  IDLE,
  LATE_RETRY_MS,
  lateRetryOf,
  type PlayerEvent,
  type PlayerState,
  RETRY_DELAYS_MS,
  reducePlayer,
  STALL_MS,
  STEADY_MS,
  STUCK_MS,
  type StreamEvent,
} from './player.machine.ts';

type Happening = StreamEvent | Exclude<PlayerEvent, { type: 'streamReported' }>;

const ofPlayer: readonly string[] = [
  'lateRetryCameDue',
  'opened',
  'wentOffline',
  'cameOnline',
  'retryCameDue',
  'askedAgain',
];

/** The next event of the current opening. */
const step = (state: PlayerState, happening: Happening): PlayerState =>
  reducePlayer(
    state,
    ofPlayer.includes(happening.type)
      ? (happening as PlayerEvent)
      : { type: 'streamReported', opening: state.opening, event: happening as StreamEvent },
  );

const after = (...events: Happening[]): PlayerState => events.reduce(step, IDLE);

const opened: Happening = { type: 'opened' };
const moved = (forMs = 0): Happening => ({ type: 'picturesMoved', forMs });
const stood = (forMs: number): Happening => ({ type: 'picturesStood', forMs });
const decodingFailed: Happening = { type: 'decodingFailed' };
const connectionFailed: Happening = { type: 'connectionFailed' };
const retryCameDue: Happening = { type: 'retryCameDue' };
const wentOffline: Happening = { type: 'wentOffline' };
const cameOnline: Happening = { type: 'cameOnline' };
const ended: Happening = { type: 'ended' };
const askedAgain: Happening = { type: 'askedAgain' };
const forbidden: Happening = { type: 'refused', error: { kind: 'forbidden', reason: 'no_long_term_bet' } };

describe('[PLAYER-1] a stream on its way', () => {
  test('is opened once, and plays when its pictures move', () => {
    expect(after(opened)).toMatchObject({ phase: 'loading', opening: 1 });
    expect(after(opened, opened)).toEqual(after(opened));
    expect(after(opened, moved())).toMatchObject({ phase: 'playing', opening: 1 });
  });

  test('ends, and is opened anew when asked', () => {
    expect(after(opened, moved(), ended)).toMatchObject({ phase: 'ended', error: null });
    expect(after(opened, moved(), ended, askedAgain)).toMatchObject({ phase: 'loading', opening: 2 });
  });

  test('says that it stalled when pictures stand, and opens anew when they go on standing', () => {
    const playing = [opened, moved()];
    expect(after(...playing, stood(STALL_MS - 1)).phase).toBe('playing');
    expect(after(...playing, stood(STALL_MS)).phase).toBe('stalled');
    expect(after(...playing, stood(STALL_MS), moved()).phase).toBe('playing');
    const stuck = after(...playing, stood(STALL_MS), stood(STUCK_MS));
    expect(stuck).toMatchObject({ phase: 'recovering', waitsFor: RETRY_DELAYS_MS[0], opening: 1 });
    expect(step(stuck, retryCameDue)).toMatchObject({ phase: 'recovering', waitsFor: null, opening: 2 });
    expect(after(opened, stood(STUCK_MS)).phase).toBe('recovering');
  });
});

describe('[PLAYER-4] [PLAYER-5] pictures that cannot be decoded', () => {
  test('are recovered once, then opened anew once, then given up', () => {
    expect(after(opened, decodingFailed)).toMatchObject({ phase: 'recovering', mediaRecovery: 1, opening: 1 });
    expect(after(opened, decodingFailed, decodingFailed)).toMatchObject({
      phase: 'recovering',
      mediaRecovery: 1,
      opening: 2,
    });
    expect(after(opened, decodingFailed, decodingFailed, decodingFailed)).toMatchObject({
      phase: 'failed',
      error: { kind: 'media' },
      opening: 2,
    });
  });

  test('are forgiven after ten steady seconds, not after a few', () => {
    const once = [opened, moved(), decodingFailed];
    expect(after(...once, moved(STEADY_MS - 1), decodingFailed).opening).toBe(2);
    expect(after(...once, moved(STEADY_MS), decodingFailed)).toMatchObject({ opening: 1, mediaRecovery: 2 });
  });
});

describe('[PLAYER-6] [PLAYER-7] [PLAYER-8] a connection that fails', () => {
  const failing = RETRY_DELAYS_MS.flatMap(() => [connectionFailed, retryCameDue]);

  test('is tried again later and later, then given up', () => {
    for (const [tries, delay] of RETRY_DELAYS_MS.entries()) {
      const state = after(opened, ...failing.slice(0, 2 * tries), connectionFailed);
      expect(state).toMatchObject({ phase: 'recovering', waitsFor: delay, opening: tries + 1 });
    }
    expect(after(opened, ...failing, connectionFailed)).toMatchObject({
      phase: 'failed',
      error: { kind: 'network' },
      opening: RETRY_DELAYS_MS.length + 1,
    });
  });

  test('is not tried without a network, and at once when there is one again', () => {
    const offline = after(opened, moved(), wentOffline, connectionFailed);
    expect(offline).toMatchObject({ phase: 'recovering', waitsFor: 'network', opening: 1 });
    expect(step(offline, retryCameDue)).toEqual(offline);
    expect(step(offline, cameOnline)).toMatchObject({ waitsFor: null, isOffline: false, opening: 2 });
    expect(after(opened, connectionFailed, wentOffline, cameOnline).opening).toBe(2);
  });

  test('plays on from what is there while the network is gone', () => {
    expect(after(opened, moved(), wentOffline)).toMatchObject({ phase: 'playing', isOffline: true });
    expect(after(opened, moved(), wentOffline, cameOnline)).toMatchObject({ phase: 'playing', opening: 1 });
  });

  test('comes back by itself with the network, also when it was given up', () => {
    const given = after(opened, ...failing, connectionFailed, wentOffline);
    expect(given.phase).toBe('failed');
    expect(step(given, cameOnline)).toMatchObject({ phase: 'loading', networkTries: 0, error: null });
    expect(after(opened, forbidden, wentOffline, cameOnline).phase).toBe('failed');
  });
});

describe('[PLAYER-33] a stream that was given up', () => {
  const lateRetryCameDue: Happening = { type: 'lateRetryCameDue' };
  const lost = after(opened, ...RETRY_DELAYS_MS.flatMap(() => [connectionFailed, retryCameDue]), connectionFailed);

  test('is tried again later and later, and plays once it can', () => {
    let state = lost;
    for (const delay of [...LATE_RETRY_MS, LATE_RETRY_MS.at(-1)]) {
      expect(lateRetryOf(state)).toBe(delay);
      state = step(state, lateRetryCameDue);
      expect(state).toMatchObject({ phase: 'recovering', error: null });
      expect(lateRetryOf(state)).toBeNull();
      state = step(state, connectionFailed);
      expect(state).toMatchObject({ phase: 'failed', error: { kind: 'network' } });
    }
    const healed = [lateRetryCameDue, moved(STEADY_MS)].reduce(step, state);
    expect(healed).toMatchObject({ phase: 'playing', givenUp: 0, networkTries: 0 });
  });

  test('is tried again after pictures that cannot be decoded, not after a refusal or without a network', () => {
    const broken = after(opened, decodingFailed, decodingFailed, decodingFailed);
    expect(lateRetryOf(broken)).toBe(LATE_RETRY_MS[0]);
    expect([lateRetryCameDue, decodingFailed].reduce(step, broken).phase).toBe('failed');
    expect(lateRetryOf(after(opened, forbidden))).toBeNull();
    expect(lateRetryOf(step(lost, wentOffline))).toBeNull();
  });
});

test('[PLAYER-9] [PLAYER-10] a refusal is final at once, with its reason, until the customer asks again', () => {
  for (const before of [[opened], [opened, moved()], [opened, moved(), stood(STALL_MS)], [opened, decodingFailed]]) {
    const state = after(...before, forbidden);
    expect(state).toMatchObject({ phase: 'failed', error: { kind: 'forbidden', reason: 'no_long_term_bet' } });
    for (const event of [moved(), connectionFailed, decodingFailed, retryCameDue, ended]) {
      expect(step(state, event)).toEqual(state);
    }
    expect(step(state, askedAgain)).toMatchObject({ phase: 'loading', error: null });
  }
});

describe('[PLAYER-2] [PLAYER-3] whatever happens, in whatever order', () => {
  const anyEvent: fc.Arbitrary<Happening> = fc.oneof(
    fc.constantFrom(
      opened,
      decodingFailed,
      connectionFailed,
      retryCameDue,
      wentOffline,
      cameOnline,
      ended,
      askedAgain,
      forbidden,
      { type: 'lateRetryCameDue' } as const,
    ),
    fc.integer({ min: 0, max: 2 * STEADY_MS }).map(moved),
    fc.integer({ min: 0, max: 2 * STUCK_MS }).map(stood),
  );
  const anyEvents = fc.array(anyEvent, { maxLength: 80 });

  const forEachStep = (check: (state: PlayerState, before: PlayerState, event: Happening) => void) =>
    fc.assert(
      fc.property(anyEvents, (events) => {
        events.reduce((before, event) => {
          const state = step(before, event);
          check(state, before, event);
          return state;
        }, IDLE);
      }),
      { numRuns: 500 },
    );

  test('there is an error where it failed and nowhere else, and a wait only in a recovery', () => {
    forEachStep((state) => {
      expect(state.error !== null).toBe(state.phase === 'failed');
      if (state.waitsFor !== null) expect(state.phase).toBe('recovering');
      if (state.waitsFor === 'network') expect(state.isOffline).toBe(true);
    });
  });

  test('the stream is opened or recovered once at a time, and never while the network is gone but on demand', () => {
    forEachStep((state, before, event) => {
      const openings = state.opening - before.opening;
      const recoveries = state.mediaRecovery - before.mediaRecovery;
      expect([0, 1]).toContain(openings + recoveries);
      if (openings === 1 && state.isOffline) {
        expect(['opened', 'askedAgain', 'decodingFailed']).toContain(event.type);
      }
    });
  });

  test('what ended or failed stays so, but for the customer, the network or a late retry', () => {
    forEachStep((state, before, event) => {
      const isOver = before.phase === 'ended' || before.phase === 'failed';
      if (isOver && state.phase !== before.phase) {
        expect(['askedAgain', 'cameOnline', 'lateRetryCameDue']).toContain(event.type);
      }
      if (before.phase === 'failed' && event.type === 'cameOnline' && state.phase !== 'failed') {
        expect(before.error?.kind).toBe('network');
      }
    });
  });

  test('it is tried so many times and no more without steady pictures, the customer, the network or a late retry', () => {
    const forgiving = (event: Happening) =>
      event.type === 'askedAgain' ||
      event.type === 'cameOnline' ||
      event.type === 'lateRetryCameDue' ||
      (event.type === 'picturesMoved' && event.forMs >= STEADY_MS);
    fc.assert(
      fc.property(
        fc.array(
          anyEvent.filter((event) => !forgiving(event)),
          { maxLength: 200 },
        ),
        (events) => {
          const { opening, mediaRecovery } = events.reduce(step, IDLE);
          expect(opening).toBeLessThanOrEqual(1 + RETRY_DELAYS_MS.length + 1);
          expect(mediaRecovery).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the last words of an earlier opening change nothing', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, (events, last) => {
        const state = after(...events);
        if (ofPlayer.includes(last.type) || state.opening === 0) return;
        const report = { type: 'streamReported', opening: state.opening - 1, event: last as StreamEvent } as const;
        expect(reducePlayer(state, report)).toBe(state);
      }),
    );
  });

  test('a state that does not change is the same object, so that nothing is drawn again', () => {
    const playing = after(opened, moved());
    expect(step(playing, moved(1_000))).toBe(playing);
    expect(step(playing, stood(STALL_MS - 1))).toBe(playing);
  });
});
