import { useTranslation } from 'react-i18next';

/** Returns the name of a pool. An unknown pool has the name that the API gives it. */
export function usePoolName(): (pool: string) => string {
  const { t } = useTranslation('mf-racing');
  return (pool) => {
    const [, first, second] = /^H2H_(\d+)_(\d+)$/.exec(pool) ?? [];
    if (first && second) return t('pool.H2H', { first, second });
    const [, legs] = /^MUL(\d)$/.exec(pool) ?? [];
    if (legs) return t('wager.multiple', { legs });
    return t(`pool.${pool}` as 'pool.WIN', { defaultValue: pool });
  };
}
