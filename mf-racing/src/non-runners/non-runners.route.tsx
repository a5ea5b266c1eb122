import { queryClient } from '@paddock/host';
import { nonRunnersHref } from '../links.ts';
import { nonRunnersQuery } from '../shared/changes/changes.queries.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { NonRunners } from './non-runners.tsx';
import { TEXTS } from './texts.ts';

const route = createDayRoute({
  name: 'nonRunners',
  texts: TEXTS,
  hrefOf: nonRunnersHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(nonRunnersQuery(queryDate)),
  View: NonRunners,
});
export const loader = route.loader;
export const Component = route.Component;
