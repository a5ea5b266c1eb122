import { apiKey, type Race } from '@paddock/api';
import { getStakePercent } from '@paddock/api/races';
import { api, serverNow } from '@paddock/host';
import { useRefreshedQuery, withInlineErrors } from '@paddock/pages';
import type { Weights } from '@paddock/wagers';
import { refreshRate } from '../refresh-rate.model.ts';

const stakeSharesQuery = (pool: string, raceIds: readonly number[]) =>
  withInlineErrors({
    queryKey: [...apiKey(getStakePercent), pool, raceIds],
    queryFn: () =>
      Promise.all(
        raceIds.map(async (raceId): Promise<Weights> => {
          const { data } = await api.call(getStakePercent, { path: { pool }, body: { raceId } });
          return new Map(data.runners.map(({ startNr, percent }) => [startNr, percent]));
        }),
      ),
  });

/**
 * The shares of the horses in the stakes on a pool over several races, leg by leg. Undefined for
 * other pools, and while one of the legs has no shares.
 * @param race its first race; undefined while it is not loaded
 */
export function useStakeShares(race: Race | undefined, pool: string): readonly Weights[] | undefined {
  const legs = race?.pools.find(({ name }) => name === pool)?.legs ?? [];
  const { data } = useRefreshedQuery({ ...stakeSharesQuery(pool, legs), enabled: legs.length > 0 }, () =>
    race && legs.length > 0 ? refreshRate(race, serverNow()) : null,
  );
  return data && data.length > 0 && data.every(({ size }) => size > 0) ? data : undefined;
}
