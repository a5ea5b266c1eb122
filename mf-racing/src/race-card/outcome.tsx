import type { Race } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { isFinished } from '../shared/race-status.model.ts';
import { Dividends } from './dividends.tsx';
import styles from './outcome.module.css';
import { Result } from './result.tsx';

const PLACE_ID = 'race-outcome';

/** Leads to what came of the race: into sight, and the focus with it. */
export const showOutcome = (): void => document.getElementById(PLACE_ID)?.focus();

/** What came of a race: nothing before it is run. */
export function Outcome({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const cancelled = race.status === 'CANCELLED';
  if (!cancelled && !isFinished(race.status)) return null;
  return (
    <section id={PLACE_ID} tabIndex={-1} aria-label={t('card.outcome')} className={styles.outcome}>
      {cancelled ? (
        <p className={styles.cancelled}>{t('card.cancelled')}</p>
      ) : (
        <>
          <Result race={race} />
          <Dividends race={race} />
        </>
      )}
    </section>
  );
}
