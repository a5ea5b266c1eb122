import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { openInElement } from './element-engine.ts';
import { openHls } from './hls-engine.ts';
import { createPictureWatch } from './picture-watch.model.ts';
import { IDLE, lateRetryOf, type PlayerState, reducePlayer, type StreamEvent } from './player.machine.ts';
import type { PlayerProps } from './player.types.ts';
import type { StreamEngine } from './stream-engine.types.ts';
import { readBrowser, wayToPlay } from './way-to-play.model.ts';

/** Interval (ms) of observations. */
const LOOK_MS = 1_000;

/** Delay behind live (s) above which a button back to live is shown. */
const BEHIND_LIVE_S = 8;

const NO_ENGINE: StreamEngine = { recoverDecoding() {}, livePosition: () => null, close() {} };

export interface RunningPlayer {
  state: PlayerState;
  /** Paused by the customer, or by a browser that blocks autoplay. */
  isPaused: boolean;
  isBehindLive: boolean;
  /** Plays or pauses. */
  togglePlay(): void;
  returnToLive(): void;
  tryAgain(): void;
}

/**
 * Plays one source in an element: opens, observes and recovers it, and releases everything on
 * unmount.
 * @param video null until it exists
 */
export function usePlayer(
  video: HTMLVideoElement | null,
  { source, onPictureInPicture, onError }: Omit<PlayerProps, 'startedByGesture'>,
): RunningPlayer {
  const { kind, url } = source;
  const [state, dispatch] = useReducer(reducePlayer, IDLE);
  const { phase, opening, mediaRecovery, waitsFor, error } = state;
  const [isPaused, setIsPaused] = useState(false);
  const [isBehindLive, setIsBehindLive] = useState(false);
  const engine = useRef(NO_ENGINE);
  const archivePosition = useRef(0);
  const isOpen = phase !== 'idle' && phase !== 'ended' && phase !== 'failed';

  const play = (element: HTMLVideoElement): void => {
    element.play().catch((reason: DOMException) => {
      // Other errors belong to a released stream, or are reported elsewhere.
      if (reason.name !== 'NotAllowedError') return;
      if (element.muted) return setIsPaused(true);
      element.muted = true;
      play(element);
    });
  };
  const playUnlessPaused = useEffectEvent((element: HTMLVideoElement) => {
    if (!isPaused) play(element);
  });
  const look = useEffectEvent(
    (element: HTMLVideoElement, watch: ReturnType<typeof createPictureWatch>): StreamEvent | null => {
      if (kind === 'archive') archivePosition.current = element.currentTime;
      const live = engine.current.livePosition();
      setIsBehindLive(live !== null && live - element.currentTime > BEHIND_LIVE_S);
      const isSeen = !document.hidden || document.pictureInPictureElement === element;
      return watch({
        at: performance.now(),
        position: element.currentTime,
        isSeeking: element.seeking,
        isExpected: isSeen && !isPaused,
      });
    },
  );
  const tellPictureInPicture = useEffectEvent((active: boolean) => onPictureInPicture?.(active));
  const tellError = useEffectEvent((reason: NonNullable<typeof error>) => onError?.(reason));

  useEffect(() => {
    if (!video) return;
    const gone = new AbortController();
    const on = (name: string, listen: () => void, target: EventTarget = video) =>
      target.addEventListener(name, listen, { signal: gone.signal });
    on('loadedmetadata', () => playUnlessPaused(video));
    on('play', () => setIsPaused(false));
    // A stream also pauses at its end.
    on('pause', () => setIsPaused(!video.ended));
    on('enterpictureinpicture', () => tellPictureInPicture(true));
    on('leavepictureinpicture', () => tellPictureInPicture(false));
    on('offline', () => dispatch({ type: 'wentOffline' }), window);
    on('online', () => dispatch({ type: 'cameOnline' }), window);
    if (!navigator.onLine) dispatch({ type: 'wentOffline' });
    dispatch({ type: 'opened' });
    return () => {
      gone.abort();
      if (document.pictureInPictureElement !== video) return;
      document.exitPictureInPicture().catch(() => {});
      tellPictureInPicture(false);
    };
  }, [video]);

  // Each new opening number reopens the same stream.
  useEffect(() => {
    if (!video || !isOpen) return;
    const report = (event: StreamEvent) => dispatch({ type: 'streamReported', opening, event });
    const way = wayToPlay(kind, readBrowser());
    if (!way) return report({ type: 'refused', error: { kind: 'not-supported' } });
    const opened = (way === 'element' ? openInElement : openHls)(video, url, report);
    engine.current = opened;
    if (archivePosition.current > 0) video.currentTime = archivePosition.current;
    const watch = createPictureWatch(performance.now());
    const timer = setInterval(() => {
      const event = look(video, watch);
      if (event) report(event);
    }, LOOK_MS);
    const end = () => report({ type: 'ended' });
    // Sooner than the next observation.
    const start = () => report({ type: 'picturesMoved', forMs: 0 });
    video.addEventListener('ended', end);
    video.addEventListener('playing', start);
    return () => {
      clearInterval(timer);
      video.removeEventListener('ended', end);
      video.removeEventListener('playing', start);
      engine.current = NO_ENGINE;
      opened.close();
      setIsBehindLive(false);
    };
  }, [video, kind, url, isOpen, opening]);

  useEffect(() => {
    if (mediaRecovery > 0) engine.current.recoverDecoding();
  }, [mediaRecovery]);

  useEffect(() => {
    if (typeof waitsFor !== 'number') return;
    const timer = setTimeout(() => dispatch({ type: 'retryCameDue' }), waitsFor);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  const lateRetry = lateRetryOf(state);
  useEffect(() => {
    if (lateRetry === null) return;
    const gone = new AbortController();
    const retry = () => {
      if (!document.hidden) dispatch({ type: 'lateRetryCameDue' });
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', retry, { signal: gone.signal });
      retry();
    }, lateRetry);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [lateRetry]);

  useEffect(() => {
    if (error) tellError(error);
  }, [error]);

  return {
    state,
    isPaused,
    isBehindLive,
    togglePlay() {
      if (!video) return;
      // Reads the element, not the state: its events may arrive after the next key press.
      if (video.paused) play(video);
      else video.pause();
    },
    returnToLive() {
      const live = engine.current.livePosition();
      if (!video || live === null) return;
      video.currentTime = live;
      play(video);
    },
    tryAgain() {
      if (phase === 'ended') archivePosition.current = 0;
      setIsPaused(false);
      dispatch({ type: 'askedAgain' });
    },
  };
}
