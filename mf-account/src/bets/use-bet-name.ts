import { useLocale } from '@paddock/host';
import { poolName } from '@paddock/wagers/pool-name';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bets.queries.ts';

/**
 * Returns a function that names the pool and the horses of a bet, race by race: `V75 · Nr. 3 / 1,
 * 2`.
 */
export function useBetName(): (bet: Pick<Bet, 'pool' | 'legs'>) => string {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  return ({ pool, legs }) =>
    t('bets.name', {
      pool: poolName(pool, locale),
      horses: legs.map(({ startNrs }) => startNrs.join(', ')).join(' / '),
    });
}
