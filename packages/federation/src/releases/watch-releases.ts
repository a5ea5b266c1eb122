import { RELEASE_EVENTS_URL, type TabRelease } from '@paddock/release/record';
import type { Environment, Stop } from '../environment.ts';
import { fetchNewestRelease } from './newest-release.ts';

const NAME = 'paddock.releases';
const POLL_EVERY_MS = 15_000;
/** Edges of one store have a release within a second of one another. */
const AGAIN_MS = 1_000;

/** A message between tabs. */
type Message = { kind: 'moved'; sequence: number } | { kind: 'hello' } | { kind: 'connected'; isConnected: boolean };

/**
 * Calls `listener` with each release that it reads, unless it is older than `since` or the last
 * one. The same release may come again with other builds, when a holdback ends. One tab of a
 * browser holds the connection to the edge (HTTP/1.1 allows six) and notifies the others. Every tab
 * reads the release itself, and trusts no other tab. If it does not get the release that it heard
 * of, it asks again after a second. While that is missing, or without a connection, a visible tab
 * polls every 15 s. Returns unsubscribe.
 */
export function watchReleases(environment: Environment, since: number, listener: (release: TabRelease) => void): Stop {
  let highest = since;
  let heard = since;
  let asked = 0;
  let answered = 0;
  let isChecking = false;
  let cancelAgain: Stop = () => {};

  const isOwed = () => answered < asked;

  const check = async (isRepeated = false) => {
    if (isChecking) return;
    cancelAgain();
    isChecking = true;
    const asking = asked;
    const release = await fetchNewestRelease(environment);
    isChecking = false;
    // A lower sequence is a stale cached answer, a replay attack, or an edge that is behind.
    if (release && release.sequence >= highest) {
      highest = release.sequence;
      if (highest >= heard) answered = asking;
      listener(release);
    }
    if (isOwed() && (!isRepeated || asked > asking)) cancelAgain = environment.after(AGAIN_MS, () => void check(true));
  };

  const ask = () => {
    asked++;
    void check();
  };

  const hear = (sequence: number) => {
    if (sequence <= highest) return;
    const isNew = sequence > heard;
    if (Number.isFinite(sequence)) heard = Math.max(heard, sequence);
    if (isNew || !isChecking) ask();
  };

  const poll = (isConnected: boolean) => {
    if (environment.isVisible() && (isOwed() || !isConnected)) void check(true);
  };

  let disconnect = connect(environment, hear, poll);
  const stopHide = environment.onHide(() => disconnect());
  const stopShow = environment.onShow(() => {
    disconnect();
    disconnect = connect(environment, hear, poll);
    ask();
  });
  const stopAttention = environment.onAttention(() => {
    if (environment.isVisible() && environment.isOnline()) ask();
  });
  return () => {
    disconnect();
    cancelAgain();
    stopHide();
    stopShow();
    stopAttention();
  };
}

/**
 * Opens everything that would keep a page out of the back/forward cache. `pagehide` closes it,
 * `pageshow` opens it again.
 */
function connect(
  environment: Environment,
  hear: (sequence: number) => void,
  poll: (isConnected: boolean) => void,
): Stop {
  let isLeading = false;
  /** Whether any tab of this browser is connected to the edge. */
  let isConnected = false;
  let stopEvents: Stop | null = null;
  let cancelPoll: Stop = () => {};

  const channel = environment.channel(NAME, (message) => {
    const told = message as Message;
    if (told.kind === 'moved') hear(told.sequence);
    if (told.kind === 'hello' && isLeading) tell(isConnected);
    if (told.kind === 'connected') isConnected = told.isConnected;
  });

  const tell = (now: boolean) => {
    isConnected = now;
    channel?.post({ kind: 'connected', isConnected } satisfies Message);
  };

  const openEvents = () => {
    stopEvents = environment.events(RELEASE_EVENTS_URL, 'release', {
      open: () => tell(true),
      message(data) {
        const sequence = sequenceOf(data);
        channel?.post({ kind: 'moved', sequence } satisfies Message);
        hear(sequence);
      },
      error(isLost) {
        tell(false);
        if (isLost) stopEvents = null;
      },
    });
  };

  const tick = () => {
    cancelPoll = environment.after(POLL_EVERY_MS, tick);
    if (isLeading && !stopEvents) openEvents();
    poll(isConnected);
  };
  cancelPoll = environment.after(POLL_EVERY_MS, tick);

  // Without a channel each tab would need its own connection, so it polls instead.
  const stopLeading =
    channel &&
    environment.lead(NAME, () => {
      isLeading = true;
      openEvents();
      return () => stopEvents?.();
    });
  channel?.post({ kind: 'hello' } satisfies Message);

  return () => {
    cancelPoll();
    stopLeading?.();
    channel?.close();
  };
}

/** `{"sequence":7}`. A message without a number counts as news. */
function sequenceOf(data: string): number {
  try {
    const { sequence } = JSON.parse(data);
    if (Number.isSafeInteger(sequence)) return sequence;
  } catch {
    // Handled below.
  }
  return Number.POSITIVE_INFINITY;
}
