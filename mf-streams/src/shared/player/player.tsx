import { Button } from '@paddock/ui/button';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './player.module.css';
import type { PlayerProps } from './player.types.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerIcon } from './player-icon.tsx';
import { keyAction } from './player-keys.model.ts';
import { PlayerMessage } from './player-message.tsx';
import { type RunningPlayer, usePlayer } from './use-player.ts';
import { useVideoValue } from './use-video-value.ts';
import { changeVolume, toggleFullscreen, toggleMuted, wind } from './video-actions.ts';

/**
 * Plays one live or archive stream. It starts by itself, recovers if possible, and otherwise shows
 * the error and a retry. It releases everything on unmount or when the source changes.
 */
export function Player(props: PlayerProps) {
  const takesFocus = useRef(props.startedByGesture);
  return <SourcePlayer key={props.source.url} {...props} takesFocus={takesFocus} />;
}

interface SourcePlayerProps extends PlayerProps {
  /** The player of the first URL takes the focus; the player of a renewed ticket does not. */
  takesFocus: RefObject<boolean>;
}

function SourcePlayer({ takesFocus, ...props }: SourcePlayerProps) {
  const { kind, title } = props.source;
  const { t } = useTranslation('mf-streams');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [startsMuted] = useState(!props.startedByGesture);
  const player = usePlayer(video, props);
  const { phase } = player.state;
  const isLive = kind === 'live';
  const isOver = phase === 'ended' || phase === 'failed';

  useEffect(() => {
    if (!frame || !takesFocus.current) return;
    takesFocus.current = false;
    frame.focus();
  }, [frame, takesFocus]);

  const pressKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const action = keyAction({ key, altKey, ctrlKey, metaKey, focused: (target as Element).localName });
    if (!action || !video || !frame || isOver) return;
    // Keeps the page from scrolling.
    event.preventDefault();
    if (action === 'play') player.togglePlay();
    else if (action === 'mute') toggleMuted(video);
    else if (action === 'fullscreen') toggleFullscreen(video, frame);
    else if (action === 'louder' || action === 'quieter') changeVolume(video, action === 'louder' ? 1 : -1);
    else if (!isLive) wind(video, action === 'forward' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={setFrame}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={styles.player}
      data-phase={phase}
      data-print="never"
      onKeyDown={pressKey}
    >
      <div className={styles.screen}>
        <video ref={setVideo} className={styles.video} muted={startsMuted} playsInline onClick={player.togglePlay} />
        {video && !isOver && <StartButtons video={video} player={player} />}
        <PlayerMessage player={player} isLive={isLive} />
      </div>
      {video && frame && !isOver && <PlayerControls video={video} frame={frame} player={player} isLive={isLive} />}
      {isLive && !isOver && <p className={styles.delay}>{t('player.delay')}</p>}
    </div>
  );
}

const SOUND_EVENTS = ['volumechange'];

/** Buttons to undo the browser's restrictions at the start: a paused video, muted sound. */
function StartButtons({ video, player }: { video: HTMLVideoElement; player: RunningPlayer }) {
  const { t } = useTranslation('mf-streams');
  const isMuted = useVideoValue(video, SOUND_EVENTS, ({ muted }) => muted);
  const [hasHeard, setHasHeard] = useState(false);
  if (!isMuted && !hasHeard) setHasHeard(true);
  if (player.isPaused) {
    return (
      <button type="button" className={styles.start} aria-label={t('player.play')} onClick={player.togglePlay}>
        <PlayerIcon name="play" />
      </button>
    );
  }
  if (!isMuted || hasHeard) return null;
  return (
    <Button size="small" className={styles.unmute} onClick={() => toggleMuted(video)}>
      <PlayerIcon name="muted" />
      {t('player.unmute')}
    </Button>
  );
}
