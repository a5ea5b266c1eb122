import { queryClient } from '@paddock/host';
import { videoArchiveHref } from '../links.ts';
import { createDayRoute } from '../shared/days/create-day-route.tsx';
import { TEXTS } from './texts.ts';
import { archiveQuery } from './video-archive.queries.ts';
import { NotYetArchived, VideoArchive } from './video-archive.tsx';

const route = createDayRoute({
  name: 'archive',
  texts: TEXTS,
  hrefOf: videoArchiveHref,
  prefetch: (queryDate) => queryClient.prefetchQuery(archiveQuery(queryDate)),
  View: VideoArchive,
  NotYet: NotYetArchived,
});
export const loader = route.loader;
export const Component = route.Component;
