import { useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './ticker.module.css';
import { tickerQuery } from './ticker.queries.ts';

/** A line with today's jackpots and the latest news. It does not move by itself. */
export function Ticker() {
  const { t } = useTranslation('mf-racing');
  const { data = [] } = useRefreshedQuery(tickerQuery, 'long');
  return (
    <ul className={styles.ticker} aria-label={t('ticker.label')}>
      {data.map(
        ({ id, type, text, link }) =>
          // The page already lists the next races, with their countdowns.
          type !== 'next_race' && (
            <li key={id} className={styles.item}>
              <Link to={link} className={styles.line}>
                {type === 'news' && <Badge tone="info">{t('ticker.news')}</Badge>}
                {text}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
