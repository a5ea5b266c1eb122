import type { Race } from '@paddock/api';
import { formatTimeWithSeconds } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { isFinished } from '../../../shared/races/race-status.model.ts';
import { newestOddsAt } from './odds-age.model.ts';
import styles from './odds-age.module.css';

const WORDS = {
  OPEN: 'provisionalOdds',
  CLOSED: 'closedOdds',
  FINISHED: 'finalOdds',
  OFFICIAL: 'finalOdds',
} as const;

/**
 * The age of the odds, once per page, and whether they can still change. Renders nothing for a
 * cancelled race. Not a live region: changes are not announced.
 */
export function OddsAge({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const at = newestOddsAt(race.runners);
  if (race.status === 'CANCELLED') return null;
  if (at === null)
    return <p className={styles.age}>{t(isFinished(race.status) ? 'runners.noWinOdds' : 'runners.noWinOddsYet')}</p>;
  const text = `${t('runners.asOf', { time: formatTimeWithSeconds(at) })} · ${t(`runners.${WORDS[race.status]}`)}`;
  return (
    <p className={styles.age}>
      <span className={styles.changing}>
        {/* The key replaces the text: a shorter text at the end of a line would move. */}
        <span key={text}>{text}</span>
      </span>
    </p>
  );
}
