import { type LoaderFunctionArgs, type RouteObject, redirect, replace } from 'react-router';
import { redirects } from './redirects.ts';

/** A route for each redirect. The query goes along: a payment provider says there what happened. */
export const redirectRoutes: RouteObject[] = redirects.map(({ from, to }) => ({
  path: from,
  loader: ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    // Where a visit begins, the old address would stay in the history, and the back button be caught by it.
    return pathname === location.pathname ? replace(to + search) : redirect(to + search);
  },
  Component: () => null,
}));
