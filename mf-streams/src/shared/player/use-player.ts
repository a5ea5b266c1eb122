import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { openInElement } from './element-engine.ts';
import { openHls } from './hls-engine.ts';
import { createPictureWatch } from './picture-watch.model.ts';
import { IDLE, type PlayerState, reducePlayer, type StreamEvent } from './player.machine.ts';
import type { PlayerProps } from './player.types.ts';
import type { StreamEngine } from './stream-engine.types.ts';
import { readBrowser, wayToPlay } from './way-to-play.model.ts';

/** How often (ms) the pictures are looked at. */
const LOOK_MS = 1_000;

/** Further behind live than this (s), a way back is offered. */
const BEHIND_LIVE_S = 8;

const NO_ENGINE: StreamEngine = { recoverDecoding() {}, livePosition: () => null, close() {} };

export interface RunningPlayer {
  state: PlayerState;
  /** Paused by the customer, or by a browser that lets nothing start by itself. */
  isPaused: boolean;
  isBehindLive: boolean;
  /** Goes on, or pauses. */
  togglePlay(): void;
  returnToLive(): void;
  tryAgain(): void;
}

/**
 * Runs one source in an element: opens it, watches it, recovers it, and lets go of everything when it goes.
 * @param video null until it is there
 */
export function usePlayer(
  video: HTMLVideoElement | null,
  { source, onPictureInPicture, onEnd, onError }: Omit<PlayerProps, 'startedByGesture'>,
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
      // Other reasons are those of a stream that was let go meanwhile, or say themselves what is wrong.
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
  const tellEnd = useEffectEvent(() => onEnd?.());
  const tellError = useEffectEvent((reason: NonNullable<typeof error>) => onError?.(reason));

  useEffect(() => {
    if (!video) return;
    const gone = new AbortController();
    const on = (name: string, listen: () => void, target: EventTarget = video) =>
      target.addEventListener(name, listen, { signal: gone.signal });
    on('loadedmetadata', () => playUnlessPaused(video));
    on('play', () => setIsPaused(false));
    // At its end a stream pauses too.
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

  // Another opening is the same stream anew.
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
    // Sooner than the next look.
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

  useEffect(() => {
    if (phase === 'ended') tellEnd();
    if (error) tellError(error);
  }, [phase, error]);

  return {
    state,
    isPaused,
    isBehindLive,
    togglePlay() {
      if (!video) return;
      // What the element says: its events come later than the next key may.
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
