import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareLivePlayer } from '../shared/player/lazy-player.tsx';
import { StreamList } from '../shared/stream-list.tsx';
import { StreamStage } from '../shared/stream-stage.tsx';
import { useDayStreams } from '../shared/use-day-streams.ts';
import styles from './livestream.module.css';
import { OwnWindowLink } from './own-window-link.tsx';
import { StickyFrame } from './sticky-frame.tsx';
import { StickySwitch } from './sticky-switch.tsx';
import { useWatched, type Watched } from './use-watched.ts';

/**
 * The header panel `livestream`: today's live streams and the chosen one. It plays while it is
 * open.
 */
export function LivestreamPanel() {
  const { t } = useTranslation('mf-streams');
  const { watched, watch } = useWatched();
  const day = useDayStreams();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.parts} data-watching={watched !== null}>
        {watched && <WatchedStream key={keyOf(watched)} {...watched} />}
        <div className={styles.list}>
          {!watched && <p className={styles.lead}>{t('list.lead')}</p>}
          <StreamList day={day}>
            {({ id }, content, className) => (
              <button
                type="button"
                className={className}
                aria-pressed={watched?.choice.kind === 'live' && watched.choice.id === String(id)}
                onPointerEnter={prepareLivePlayer}
                onFocus={prepareLivePlayer}
                onClick={() => watch(id)}
              >
                {content}
              </button>
            )}
          </StreamList>
        </div>
      </div>
    </div>
  );
}

const keyOf = ({ choice: { kind, id, country } }: Watched): string => [kind, id, country].join(' ');

function WatchedStream({ choice, startedByGesture }: Watched) {
  const [inPicture, setInPicture] = useState(false);
  return (
    <StreamStage
      choice={choice}
      startedByGesture={startedByGesture}
      onPictureInPicture={setInPicture}
      frame={(player) => <StickyFrame allowed={!inPicture}>{player}</StickyFrame>}
      tools={(stream) => (
        <>
          <StickySwitch />
          <OwnWindowLink stream={stream} />
        </>
      )}
    />
  );
}
