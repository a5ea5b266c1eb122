import type { Race } from '@paddock/api';
import { type WagerType, wagerTypesOn } from '@paddock/wagers';

/** Wagers that combine a pool with another one in a ticket, while both are open: win and place. */
export const jointOf = ({ date, country, pools }: Race, pool: string, types: readonly WagerType[]): string[] =>
  wagerTypesOn(types, date, country)
    .filter(({ rule }) => rule.pools.includes(pool))
    .filter(({ rule }) =>
      rule.pools.every((name) => pools.some((each) => each.name === name && each.status === 'OPEN')),
    )
    .map(({ name: [first] }) => first);
