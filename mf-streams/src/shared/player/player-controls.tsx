import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './player.module.css';
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx';
import { SeekBar } from './seek-bar.tsx';
import type { RunningPlayer } from './use-player.ts';
import { useVideoValue } from './use-video-value.ts';
import { canFillScreen, setVolume, toggleFullscreen, toggleMuted, togglePictureInPicture } from './video-actions.ts';

const SOUND_EVENTS = ['volumechange'];
const TRACK_EVENTS = ['addtrack', 'removetrack', 'change'];
const FULLSCREEN_EVENTS = ['fullscreenchange'];
const PICTURE_EVENTS = ['enterpictureinpicture', 'leavepictureinpicture'];

interface ControlsProps {
  video: HTMLVideoElement;
  /** The element for full screen. */
  frame: HTMLElement;
  player: RunningPlayer;
  isLive: boolean;
}

/** The controls of a player. Each has its key in `aria-keyshortcuts`. */
export function PlayerControls({ video, frame, player, isLive }: ControlsProps) {
  const { t } = useTranslation('mf-streams');
  const { isPaused, isBehindLive, togglePlay, returnToLive } = player;
  const isFull = useVideoValue(document, FULLSCREEN_EVENTS, ({ fullscreenElement }) => fullscreenElement === frame);
  const isOutside = useVideoValue(video, PICTURE_EVENTS, () => document.pictureInPictureElement === video);
  return (
    <div className={styles.controls}>
      <Control
        icon={isPaused ? 'play' : 'pause'}
        name={t(isPaused ? 'player.play' : 'player.pause')}
        keys="k Space"
        onPress={togglePlay}
      />
      <Sound video={video} />
      {isLive ? (
        <>
          <span className={styles.live} data-behind={isBehindLive || undefined}>
            {t('player.live')}
          </span>
          {isBehindLive && (
            <Button size="small" onClick={returnToLive}>
              {t('player.toLive')}
            </Button>
          )}
        </>
      ) : (
        <SeekBar video={video} />
      )}
      <span className={styles.end}>
        <Captions video={video} />
        {document.pictureInPictureEnabled && (
          <Control
            icon="pictureInPicture"
            name={t(isOutside ? 'player.leavePictureInPicture' : 'player.pictureInPicture')}
            onPress={() => togglePictureInPicture(video)}
          />
        )}
        {canFillScreen(video) && (
          <Control
            icon={isFull ? 'window' : 'fullscreen'}
            name={t(isFull ? 'player.leaveFullscreen' : 'player.fullscreen')}
            keys="f"
            onPress={() => toggleFullscreen(video, frame)}
          />
        )}
      </span>
    </div>
  );
}

function Sound({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation('mf-streams');
  const volume = useVideoValue(video, SOUND_EVENTS, (element) => (element.muted ? 0 : element.volume));
  const percent = Math.round(volume * 100);
  return (
    <>
      <Control
        icon={percent === 0 ? 'muted' : 'sound'}
        name={t(percent === 0 ? 'player.unmute' : 'player.mute')}
        keys="m"
        onPress={() => toggleMuted(video)}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label={t('player.volume')}
        aria-valuetext={t('player.volumeValue', { percent })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => setVolume(video, event.currentTarget.valueAsNumber / 100)}
      />
    </>
  );
}

const captionsOf = (tracks: TextTrackList): TextTrack | undefined =>
  [...tracks].find(({ kind }) => kind === 'captions' || kind === 'subtitles');

/** Renders nothing if the stream has no captions. */
function Captions({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation('mf-streams');
  const mode = useVideoValue(video.textTracks, TRACK_EVENTS, (tracks) => captionsOf(tracks)?.mode ?? 'none');
  if (mode === 'none') return null;
  const toggle = () => {
    const track = captionsOf(video.textTracks);
    if (track) track.mode = mode === 'showing' ? 'hidden' : 'showing';
  };
  return <Control icon="captions" name={t('player.captions')} isPressed={mode === 'showing'} onPress={toggle} />;
}

interface ControlProps {
  icon: PlayerIconName;
  name: string;
  /** In the format of `aria-keyshortcuts`. */
  keys?: string;
  /** For toggles that keep their name. */
  isPressed?: boolean;
  onPress: () => void;
}

const Control = ({ icon, name, keys, isPressed, onPress }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={name}
    title={name}
    aria-keyshortcuts={keys}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <PlayerIcon name={icon} />
  </button>
);
