import { queryClient } from '@paddock/host';
import { racesHref } from '../links.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { meetingsQuery } from '../shared/race.queries.ts';
import { Races } from './races.tsx';
import { TEXTS } from './texts.ts';

const route = createDayRoute({
  name: 'races',
  texts: TEXTS,
  hrefOf: racesHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(meetingsQuery(queryDate)),
  View: Races,
});
export const loader = route.loader;
export const Component = route.Component;
