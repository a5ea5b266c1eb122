import { useLocale } from '@paddock/host';
import { poolName } from '@paddock/wagers/pool-name';

/** Returns a function that names a pool in the language of the page. */
export function usePoolName(): (pool: string) => string {
  const locale = useLocale();
  return (pool) => poolName(pool, locale);
}
