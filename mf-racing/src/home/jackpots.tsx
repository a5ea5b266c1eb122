import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { betHref } from '../shared/betting/bet-address.model.ts';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';
import { usePoolName } from '../shared/use-pool-name.ts';
import { jackpotsQuery } from './home.queries.ts';
import styles from './jackpots.module.css';

/** The number shown before a press shows all. */
const SHOWN = 5;

/** The jackpots of open pools, the biggest first. */
export function Jackpots() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const [all, setAll] = useState(false);
  // The jackpot of a closed pool can no longer be won.
  const query = useRefreshedQuery(jackpotsQuery, 'long');
  return (
    <Card title={t('jackpots.title')}>
      <QueryPart query={query} skeleton={<Skeleton height="17.5rem" />}>
        {(jackpots) =>
          jackpots.length === 0 ? (
            <EmptyState title={t('jackpots.none')} />
          ) : (
            <>
              <RaceLines items={jackpots} limit={all ? undefined : SHOWN}>
                {({ id, pool, amount, currency, race }) => (
                  <RaceLine key={id} race={race} to={betHref({ raceId: race.id, pool })}>
                    <strong>{formatShortMoney(amount, locale, currency)}</strong>{' '}
                    <span className={styles.pool}>{poolName(pool)}</span>
                  </RaceLine>
                )}
              </RaceLines>
              {jackpots.length > SHOWN && !all && (
                <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                  {t('jackpots.all', { count: jackpots.length })}
                </Button>
              )}
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}
