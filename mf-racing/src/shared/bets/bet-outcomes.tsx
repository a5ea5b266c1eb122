import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../use-pool-name.ts';
import type { Bet } from './bet.queries.ts';
import styles from './bets.module.css';

/** Why a settled bet won or lost: the outcome of each horse that was a separate bet. */
export function BetOutcomes({ bet: { lines } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const settled = lines.filter(({ outcome }) => outcome !== null);
  if (settled.length === 0) return null;
  return (
    <ul className={styles.outcomes}>
      {settled.map(({ pool, startNr, outcome, payout }) => (
        <li key={`${pool} ${startNr}`}>
          {t(`bets.outcome.${outcome ?? 'lost'}`, {
            pool: poolName(pool),
            startNr,
            amount: formatMoney(payout ?? 0, locale),
          })}
        </li>
      ))}
    </ul>
  );
}
