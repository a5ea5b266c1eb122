import { type Pool, poolNeedsLogin, type Race } from '@paddock/api';
import { useLocale, usePanels, useSession } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { splitPools } from '../shared/pool-columns.model.ts';
import { PoolColumns, PoolSummary } from '../shared/pool-columns.tsx';
import { PoolOdds } from './pool-odds.tsx';
import styles from './pools.module.css';
import { Rivals } from './rivals.tsx';

/** The pools of a race, with their lowest stakes. */
export function Pools({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const sides = Object.values(splitPools(race.pools)).filter((column) => column.length > 0);
  return (
    <Card title={t('pools.title')}>
      {sides.length === 0 && <p>{t('pools.none')}</p>}
      <PoolColumns>
        {sides.map((column) => (
          <ul key={column[0]?.id} className={styles.pools}>
            {column.map((pool) => (
              <PoolItem key={pool.id} pool={pool} race={race} />
            ))}
          </ul>
        ))}
      </PoolColumns>
    </Card>
  );
}

interface PoolProps {
  pool: Pool;
  race: Race;
}

/** One pool. It opens on the odds of its combinations, unless it is not offered. */
function PoolItem({ pool, race }: PoolProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.item}>
      {pool.status === 'NOT_OFFERED' ? (
        <PoolLine pool={pool} race={race} />
      ) : (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <PoolSummary>
            <PoolLine pool={pool} race={race} />
          </PoolSummary>
          {open && <PoolOdds race={race} pool={pool.name} />}
        </details>
      )}
      {poolNeedsLogin(pool) && <LoginRule pool={pool} />}
    </li>
  );
}

function PoolLine({ pool, race }: PoolProps) {
  const { name, status, reason, minStake, currency, jackpot } = pool;
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  return (
    <span className={styles.pool} data-status={status}>
      <span className={styles.name}>{poolName(name)}</span>
      <span className={styles.stake}>
        {t('pools.minStake', { amount: formatShortMoney(minStake, locale, currency) })}
      </span>
      <span className={styles.notes}>
        {jackpot !== null && (
          <Badge tone="accent">{t('pools.jackpot', { amount: formatShortMoney(jackpot, locale, currency) })}</Badge>
        )}
        <span className={styles.status}>
          {t(`pools.status.${status}`)}
          {reason && ` (${t(`pools.reason.${reason}`)})`}
        </span>
      </span>
      <span className={styles.rivals}>
        <Rivals pool={pool} runners={race.runners} />
      </span>
    </span>
  );
}

/** A pool that needs a login says so to a visitor, and offers the login (core §6). */
function LoginRule({ pool: { name } }: Pick<PoolProps, 'pool'>) {
  const { t } = useTranslation('mf-racing');
  const { show } = usePanels();
  const loggedIn = useSession(({ status }) => status === 'customer');
  const poolName = usePoolName();
  if (loggedIn) return null;
  return (
    <span className={styles.login}>
      <Badge>{t('pools.needsLogin')}</Badge>
      <Button size="small" variant="quiet" data-print="never" onClick={() => show('login')}>
        {t('pools.logIn')} <VisuallyHidden>{t('pools.logInFor', { pool: poolName(name) })}</VisuallyHidden>
      </Button>
    </span>
  );
}
