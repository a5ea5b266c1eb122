import type { components } from '@paddock/api';
import { invalid } from '../../server/operation/refused.ts';
import type { RacePlan, Series } from '../../world/day/plan.types.ts';
import type { RaceDays } from '../../world/day/race-days.ts';
import type { BetRow } from './bet.tables.ts';

type WireBetLeg = components['schemas']['BetLeg'];

/** The races of a bet in order: one, or the legs of a pool over several. */
export type BetRaces = readonly [RacePlan, ...RacePlan[]];

/** The series of a pool; null for a pool of one race. */
export const seriesOf = (race: RacePlan, pool: string): Series | null =>
  race.pools.find(({ name }) => name === pool)?.series ?? null;

/**
 * The races of a bet on a race's pool; null when one of them does not exist any more.
 * @param chosen ids of the races of a multiple, in order
 */
export const betRacesOf = async (
  days: RaceDays,
  raceId: number,
  pool: string,
  chosen: readonly number[] = [],
): Promise<BetRaces | null> => {
  const first = await days.race(raceId);
  if (!first) return null;
  const ids = seriesOf(first, pool)?.legs ?? chosen;
  const later = await Promise.all(ids.slice(1).map((id) => days.race(id)));
  return later.every((race) => race !== null) ? [first, ...later] : null;
};

/** The races of a request for a multiple. @throws Refused 400 where `race_id` is not the first */
export const chosenRaces = (raceId: number, races: readonly number[] = [raceId]): readonly number[] => {
  if (races[0] !== raceId) throw invalid({ races: ['wrong_legs'] });
  return races;
};

/** Ids of the races of a stored bet, in order. */
export const idsOf = ({ legs }: Pick<BetRow, 'legs'>): number[] =>
  (JSON.parse(legs) as WireBetLeg[]).map(({ race }) => race.id);

/**
 * Off of a bet's first race (ms): a series closes with its first leg, a multiple with the earliest.
 */
export const closesAtOf = (races: BetRaces, pool: string): number =>
  seriesOf(races[0], pool) ? races[0].off : Math.min(...races.map(({ off }) => off));

/** The first instant (ms) at which all races of a bet are OFFICIAL. */
export const officialAtOf = (races: BetRaces, pool: string): number =>
  seriesOf(races[0], pool)?.officialAt ?? Math.max(...races.map(({ officialAt }) => officialAt));
