import { apiPageQuery } from '@paddock/api';
import { getHorse } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';

/**
 * A page of a horse's past races, newest first, five a page (core §7). The first page has the facts
 * about the horse.
 */
export const performancesQuery = (id: number, page: number) =>
  withInlineErrors(
    apiPageQuery(api, getHorse, { path: { id }, query: page === 1 ? { page } : { performanceOnly: 1, page } }),
  );

/** The facts about a horse. */
export const horseQuery = (id: number) => queryOptions({ ...performancesQuery(id, 1), select: ({ data }) => data });
