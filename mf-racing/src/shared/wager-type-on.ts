import type { Race } from '@paddock/api';
import { queryClient } from '@paddock/host';
import { type WagerType, wagerTypeOf } from '@paddock/wagers';
import { readWagerTypes, wagerTypesQuery } from './wager-types.queries.ts';

/** The wager type of a pool of a race; null if it is not sold. */
export async function wagerTypeOn({ country, date }: Race, pool: string): Promise<WagerType | null> {
  const types = readWagerTypes(await queryClient.ensureQueryData(wagerTypesQuery));
  return wagerTypeOf(types, { country, pool, date });
}
