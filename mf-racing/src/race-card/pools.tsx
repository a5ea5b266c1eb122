import { type Pool, poolNeedsLogin } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { splitPools } from './pool-columns.model.ts';
import styles from './pools.module.css';
import { usePoolName } from './use-pool-name.ts';

/** What can be bet on this race, and from how much. */
export function Pools({ pools }: { pools: Pool[] }) {
  const { t } = useTranslation('mf-racing');
  const columns = Object.values(splitPools(pools)).filter((column) => column.length > 0);
  return (
    <Card title={t('pools.title')}>
      {columns.length === 0 && <p>{t('pools.none')}</p>}
      <div className={styles.columns}>
        {columns.map((column) => (
          <ul key={column[0]?.id} className={styles.pools}>
            {column.map((pool) => (
              <PoolLine key={pool.id} pool={pool} />
            ))}
          </ul>
        ))}
      </div>
    </Card>
  );
}

function PoolLine({ pool }: { pool: Pool }) {
  const { name, status, reason, minStake, currency, jackpot } = pool;
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  return (
    <li className={styles.pool} data-status={status}>
      <span className={styles.name}>{poolName(name)}</span>
      <span className={styles.stake}>
        {t('pools.minStake', { amount: formatShortMoney(minStake, locale, currency) })}
      </span>
      <span className={styles.notes}>
        {jackpot !== null && (
          <Badge tone="accent">{t('pools.jackpot', { amount: formatShortMoney(jackpot, locale, currency) })}</Badge>
        )}
        {poolNeedsLogin(pool) && <Badge>{t('pools.needsLogin')}</Badge>}
        <span className={styles.status}>
          {t(`pools.status.${status}`)}
          {reason && ` (${t(`pools.reason.${reason}`)})`}
        </span>
      </span>
    </li>
  );
}
