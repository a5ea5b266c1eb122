import { useTranslation } from 'react-i18next';
import type { Bet } from './bets.queries.ts';

/** The pool and the horses of a bet, race by race: `V75 · Nr. 3 / 1, 2`. */
export function useBetName(): (bet: Pick<Bet, 'pool' | 'legs'>) => string {
  const { t } = useTranslation('mf-account');
  const poolName = (pool: string): string => {
    if (/^H2H_/.test(pool)) return t('bets.pool.H2H');
    const [, legs] = /^MUL(\d)$/.exec(pool) ?? [];
    if (legs) return t('bets.multiple', { legs });
    // A pool whose code is its name has no other.
    return t(`bets.pool.${pool}` as 'bets.pool.WIN', { defaultValue: pool });
  };
  return ({ pool, legs }) =>
    t('bets.name', { pool: poolName(pool), horses: legs.map(({ startNrs }) => startNrs.join(', ')).join(' / ') });
}
