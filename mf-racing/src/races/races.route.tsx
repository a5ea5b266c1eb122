import { queryClient } from '@paddock/host';
import { racesHref } from '../links.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { meetingsQuery } from '../shared/race.queries.ts';
import { Races } from './races.tsx';

const route = createDayRoute({
  name: 'races',
  hrefOf: racesHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(meetingsQuery(queryDate)),
  View: Races,
});
export const loader = route.loader;
export const Component = route.Component;
