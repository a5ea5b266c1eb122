import type { Race } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { hasOutcome } from '../../shared/races/race-status.model.ts';
import { OUTCOME_ID } from '../shared/card-parts.ts';
import { Dividends } from './dividends.tsx';
import styles from './outcome.module.css';
import { Result } from './result.tsx';

/**
 * The result and the dividends, or the notice that the race is cancelled. Renders nothing before
 * that.
 */
export function Outcome({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  if (!hasOutcome(race.status)) return null;
  return (
    <section id={OUTCOME_ID} tabIndex={-1} aria-label={t('card.outcome')} className={styles.outcome}>
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
