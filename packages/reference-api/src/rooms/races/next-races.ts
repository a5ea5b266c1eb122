import type { components } from '@paddock/api';
import type { Page } from '../../server/operation/operation.types.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { showRaceFields } from '../../world/day/show-race.ts';
import { shortestOdds } from './selections.model.ts';

type NextRace = components['schemas']['NextRace'];

/** A page of the coming races. @param races by off time */
export const nextRaces = (
  races: readonly RacePlan[],
  now: number,
  page: number,
  perPage: number,
): { shown: NextRace[]; pagination: Page } => {
  const open = races.filter(({ off }) => off > now);
  const shown = open.slice((page - 1) * perPage, page * perPage);
  return {
    shown: shown.map((race) => showNextRace(race, now)),
    pagination: { page, perPage, count: shown.length, total: open.length },
  };
};

const showNextRace = (race: RacePlan, now: number): NextRace => ({
  ...showRaceFields(race, now),
  favorites: shortestOdds(race, now),
});
