import { loadOrNotFound, parsePage } from '@paddock/pages';
import type { LoaderFunctionArgs } from 'react-router';
import { type NewsKind, newsQuery } from './news.queries.ts';

/** Loads the list page in the URL. */
export const loadNews =
  (kind: NewsKind) =>
  ({ request }: LoaderFunctionArgs) =>
    loadOrNotFound(newsQuery(kind, parsePage(new URL(request.url).searchParams)));
