import { useTranslation } from 'react-i18next';

/** What a pool is called; one that has no name here is called what the API calls it. */
export function usePoolName(): (pool: string) => string {
  const { t } = useTranslation('mf-racing');
  return (pool) => {
    const [, first, second] = /^H2H_(\d+)_(\d+)$/.exec(pool) ?? [];
    if (first && second) return t('pool.H2H', { first, second });
    return t(`pool.${pool}` as 'pool.WIN', { defaultValue: pool });
  };
}
