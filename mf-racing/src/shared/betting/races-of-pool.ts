import type { Race } from '@paddock/api';
import { queryClient } from '@paddock/host';
import { raceQuery } from '../race.queries.ts';

/** The races of a pool, the given one first. */
export async function racesOfPool(race: Race, pool: string): Promise<[Race, ...Race[]]> {
  const later = race.pools.find(({ name }) => name === pool)?.legs?.slice(1) ?? [];
  return [race, ...(await Promise.all(later.map((id) => queryClient.ensureQueryData(raceQuery({ id })))))];
}
