import { queryClient } from '@paddock/host';
import { starterIndexHref } from '../links.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { parseParticipantType } from './starter-index.model.ts';
import { participantsQuery } from './starter-index.queries.ts';
import { StarterIndex } from './starter-index.tsx';
import { TEXTS } from './texts.ts';

const route = createDayRoute({
  name: 'starterIndex',
  texts: TEXTS,
  hrefOf: starterIndexHref,
  prefetch: (queryDate, { url }) =>
    queryClient.prefetchQuery(participantsQuery(parseParticipantType(new URL(url).searchParams), queryDate)),
  View: StarterIndex,
});
export const loader = route.loader;
export const Component = route.Component;
