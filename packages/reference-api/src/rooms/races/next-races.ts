import type { Page } from '../../server/operation/operation.types.ts';
import type { RacePlan, WireRaceFields } from '../../world/day/plan.types.ts';
import { showRaceFields } from '../../world/day/show-race.ts';

/** A page of the coming races. @param races by off time */
export const nextRaces = (
  races: readonly RacePlan[],
  now: number,
  page: number,
  perPage: number,
): { shown: WireRaceFields[]; pagination: Page } => {
  const open = races.filter(({ off }) => off > now);
  const shown = open.slice((page - 1) * perPage, page * perPage);
  return {
    shown: shown.map((race) => showRaceFields(race, now)),
    pagination: { page, perPage, count: shown.length, total: open.length },
  };
};
