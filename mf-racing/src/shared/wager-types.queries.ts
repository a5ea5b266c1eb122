import { apiQuery } from '@paddock/api';
import { getWagerTypes } from '@paddock/api/bets';
import { api } from '@paddock/host';
import { describeProblems, parseWagerType, type WagerType } from '@paddock/wagers';
import { queryOptions } from '@tanstack/react-query';

/** @throws Error that names every wrong field: half a wager type would give a wrong price */
export const readWagerTypes = (types: readonly { id: string }[]): WagerType[] =>
  types.map((type) => {
    const parsed = parseWagerType(type);
    if (parsed.kind === 'invalid') throw new Error(describeProblems(type.id, parsed.problems));
    return parsed.type;
  });

/** The wager types that every country sells today. */
export const wagerTypesQuery = queryOptions({ ...apiQuery(api, getWagerTypes), select: readWagerTypes });
