import { isLoggedIn, usePanels } from '@paddock/host';
import { useIsLoggedIn } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StreamStage } from '../shared/stream-stage.tsx';
import styles from './race-archive.module.css';

/** The slot `race.archive`: plays a race's recording in place, for customers who are logged in. */
export function RaceArchiveSlot({ streamArchiveId }: { raceId: number; streamArchiveId: number }) {
  const { t } = useTranslation('mf-streams');
  const [wanted, setWanted] = useState(false);
  const loggedIn = useIsLoggedIn();
  // A login that the visitor does not make for the recording must not play it.
  useEffect(() => {
    if (loggedIn) return;
    const look = () => {
      if (!isLoggedIn() && !usePanels.getState().isOpen('login')) setWanted(false);
    };
    look();
    return usePanels.subscribe(look);
  }, [loggedIn]);
  const press = () => {
    setWanted(!shown);
    if (!loggedIn) usePanels.getState().show('login');
  };
  const shown = wanted && loggedIn;
  return (
    <div className={styles.archive}>
      <Button size="small" aria-expanded={shown} onClick={press}>
        {t(shown ? 'archive.close' : 'archive.watch')}
      </Button>
      {shown && (
        <div className={styles.pictures}>
          <StreamStage choice={{ kind: 'archive', id: String(streamArchiveId), country: null }} startedByGesture />
        </div>
      )}
    </div>
  );
}
