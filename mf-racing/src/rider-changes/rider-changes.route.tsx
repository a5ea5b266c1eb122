import { queryClient } from '@paddock/host';
import { riderChangesHref } from '../links.ts';
import { riderChangesQuery } from '../shared/changes/changes.queries.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { RiderChanges } from './rider-changes.tsx';
import { TEXTS } from './texts.ts';

const route = createDayRoute({
  name: 'riderChanges',
  texts: TEXTS,
  hrefOf: riderChangesHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(riderChangesQuery(queryDate)),
  View: RiderChanges,
});
export const loader = route.loader;
export const Component = route.Component;
