import { apiQuery } from '@paddock/api';
import { getWagerTypes } from '@paddock/api/bets';
import { api } from '@paddock/host';
import { describeProblems, parseWagerType, type WagerType } from '@paddock/wagers';
import { queryOptions } from '@tanstack/react-query';

/** Keyed by the answer, which never changes in place. */
const read = new WeakMap<readonly { id: string }[], WagerType[]>();

/**
 * Every tick and every part of a slip needs them, so an answer is read once.
 * @throws Error that names every wrong field: half a wager type would give a wrong price
 */
export const readWagerTypes = (types: readonly { id: string }[]): WagerType[] => {
  const known = read.get(types);
  if (known) return known;
  const parsed = types.map((type) => {
    const each = parseWagerType(type);
    if (each.kind === 'invalid') throw new Error(describeProblems(type.id, each.problems));
    return each.type;
  });
  read.set(types, parsed);
  return parsed;
};

/** The wager types that every country sells today. */
export const wagerTypesQuery = queryOptions({ ...apiQuery(api, getWagerTypes), select: readWagerTypes });
