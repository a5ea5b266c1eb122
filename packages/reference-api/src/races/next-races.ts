import type { components } from '@paddock/api';
import type { RacePlan, WireRaceFields } from '../day/plan.types.ts';
import { showRaceFields } from '../day/show-race.ts';

type Pagination = components['schemas']['Pagination'];

/** One page of the races that are still to be run, of races by off time. */
export const nextRaces = (
  races: readonly RacePlan[],
  now: number,
  page: number,
  perPage: number,
): { shown: WireRaceFields[]; pagination: Pagination } => {
  const open = races.filter(({ off }) => off > now);
  const shown = open.slice((page - 1) * perPage, page * perPage);
  const totalPages = Math.ceil(open.length / perPage);
  const link = (to: number) => `/api/v1/races/next?page=${to}${perPage === 5 ? '' : `&pagination=${perPage}`}`;
  return {
    shown: shown.map((race) => showRaceFields(race, now)),
    pagination: {
      count: shown.length,
      total: open.length,
      perPage,
      currentPage: page,
      totalPages,
      links: {
        ...(page < totalPages ? { next: link(page + 1) } : {}),
        ...(page > 1 && page <= totalPages + 1 ? { previous: link(page - 1) } : {}),
      },
    },
  };
};
