import type { LoaderFunctionArgs } from 'react-router';
import { load } from '../loading/load.ts';
import { parsePageNumber } from '../loading/params.ts';
import { type NewsKind, newsQuery } from './news.queries.ts';

/** Loads the page of the list that the URL names. */
export const loadNews =
  (kind: NewsKind) =>
  ({ request }: LoaderFunctionArgs) =>
    load(newsQuery(kind, parsePageNumber(new URL(request.url).searchParams.get('page'))));
