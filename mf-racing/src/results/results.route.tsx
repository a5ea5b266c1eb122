import { queryClient } from '@paddock/host';
import { resultsHref } from '../links.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { resultsQuery } from '../shared/race.queries.ts';
import { Results } from './results.tsx';
import { TEXTS } from './texts.ts';

const route = createDayRoute({
  name: 'results',
  texts: TEXTS,
  hrefOf: resultsHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(resultsQuery(queryDate)),
  View: Results,
});
export const loader = route.loader;
export const Component = route.Component;
