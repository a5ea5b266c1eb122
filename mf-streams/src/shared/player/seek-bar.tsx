import { useTranslation } from 'react-i18next';
import { formatPlayTime } from './play-time.model.ts';
import styles from './player.module.css';
import { useVideoValue } from './use-video-value.ts';

const TIME_EVENTS = ['timeupdate', 'seeking', 'durationchange', 'emptied'];

/** Shows and changes the position of an archive stream. */
export function SeekBar({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation('mf-streams');
  const position = useVideoValue(video, TIME_EVENTS, ({ currentTime }) => Math.floor(currentTime));
  const duration = useVideoValue(video, TIME_EVENTS, (element) => element.duration || 0);
  const [shownPosition, shownDuration] = [formatPlayTime(position), formatPlayTime(duration)];
  return (
    <>
      <input
        type="range"
        className={styles.seek}
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionValue', { position: shownPosition, duration: shownDuration })}
        min={0}
        max={Math.ceil(duration)}
        step={1}
        value={position}
        onChange={(event) => {
          video.currentTime = event.currentTarget.valueAsNumber;
        }}
      />
      <span className={styles.time} aria-hidden="true">
        {shownPosition} / {shownDuration}
      </span>
    </>
  );
}
