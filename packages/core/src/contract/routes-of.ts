import { generatePath, type LoaderFunctionArgs, type RouteObject, redirect, replace } from 'react-router';
import { hrefOf } from '../links/href.ts';
import type { Alias, LazyPage, Pages } from './pages.ts';

/**
 * The routes of an app's pages, for `routes` in its `src/remote.ts`. The layout and facts of a page
 * are in its `handle`.
 */
export const routesOf = (pages: Pages): RouteObject[] =>
  Object.values(pages).map((page) => ('leadsTo' in page ? routeOfAlias(page) : routeOfPage(page)));

const routeOfPage = ({ path, page, layout, facts }: LazyPage): RouteObject => ({
  path,
  lazy: page as Exclude<RouteObject['lazy'], object | undefined>,
  ...(layout || facts ? { handle: { ...facts, ...(layout ? { layout } : {}) } } : {}),
});

const routeOfAlias = ({ path, leadsTo }: Alias): RouteObject => ({
  path,
  loader: ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const to = (leadsTo.startsWith('/') ? generatePath(leadsTo, params) : hrefOf(leadsTo, params)) + search;
    // If a visit starts at the alias, replace it in the history: otherwise the back button would
    // lead to it and be redirected again. The request has no fragment.
    return pathname === location.pathname ? replace(to + location.hash) : redirect(to);
  },
  Component: () => null,
});
