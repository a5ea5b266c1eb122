import type { Race } from '@paddock/api';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { racePopupHref } from '../links.ts';
import { hasPictures } from './pictures.model.ts';
import styles from './race-tools.module.css';
import { PICTURES_ID, showPlace } from './shared/place.ts';
import { useInPopup } from './use-in-popup.ts';

/** The buttons of a card: show the pictures, print, open in a window of its own. */
export function RaceTools({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const inPopup = useInPopup();
  return (
    <div className={styles.tools} data-print="never">
      {hasPictures(race) && (
        <Button size="small" onClick={() => showPlace(PICTURES_ID)}>
          <span aria-hidden="true">▶</span> {t('race.live')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => window.print()}>
        {t('card.print')}
      </Button>
      {!inPopup && (
        <Link
          to={racePopupHref(race.id)}
          target="_blank"
          className={linkButtonClass({ size: 'small', variant: 'quiet' })}
        >
          {t('card.ownWindow')}
        </Link>
      )}
    </div>
  );
}
