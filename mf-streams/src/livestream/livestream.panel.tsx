import { usePanelViewer } from '@paddock/host';
import { Chip } from '@paddock/ui/chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StreamList } from '../shared/stream-list.tsx';
import { useDayStreams } from '../shared/use-day-streams.ts';
import { StreamStage } from '../stream-stage.tsx';
import styles from './livestream.module.css';
import { StickyFrame } from './sticky-frame.tsx';
import { useStickyWish } from './use-sticky-wish.ts';
import { useWatched, type Watched } from './use-watched.ts';

/** The header panel `livestream`: today's live streams, and the one that was chosen. It plays as long as it is open. */
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
    <div className={styles.stage}>
      <StreamStage
        choice={choice}
        startedByGesture={startedByGesture}
        onPictureInPicture={setInPicture}
        frame={(player) => <StickyFrame allowed={!inPicture}>{player}</StickyFrame>}
        detachable
      />
      <StickySwitch />
    </div>
  );
}

/** Not on a phone: the pictures never stick there. */
function StickySwitch() {
  const { t } = useTranslation('mf-streams');
  const { smallScreen } = usePanelViewer();
  const { sticky, setSticky } = useStickyWish();
  return (
    !smallScreen && (
      <div>
        <Chip pressed={sticky} onClick={() => setSticky(!sticky)}>
          {t('sticky.switch')}
        </Chip>
      </div>
    )
  );
}
