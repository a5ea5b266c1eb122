import type { Race } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { isFinished } from '../../shared/races/race-status.model.ts';
import { Dividends } from './dividends.tsx';
import styles from './outcome.module.css';
import { Result } from './result.tsx';

const PLACE_ID = 'race-outcome';

/** Whether anything came of a race yet. */
export const hasOutcome = ({ status }: Race): boolean => isFinished(status) || status === 'CANCELLED';

/** Leads to what came of the race: into sight, and the focus with it. */
export const showOutcome = (): void => document.getElementById(PLACE_ID)?.focus();

/** What came of a race: nothing before it is run. */
export function Outcome({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  if (!hasOutcome(race)) return null;
  return (
    <section id={PLACE_ID} tabIndex={-1} aria-label={t('card.outcome')} className={styles.outcome}>
      {race.status === 'CANCELLED' ? (
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
