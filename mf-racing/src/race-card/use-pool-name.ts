import { useTranslation } from 'react-i18next';

/** What a pool is called; one that has no name here is called what the API calls it. */
export function usePoolName(): (pool: string) => string {
  const { t } = useTranslation('mf-racing');
  return (pool) => t(`pool.${pool}` as 'pool.WIN', { defaultValue: pool });
}
