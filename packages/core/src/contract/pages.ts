/** A page of an app. The claim for the edge and the route for the router are derived from it. */
export interface LazyPage {
  /** `/race/:id`, without locale prefix. */
  readonly path: `/${string}`;
  /**
   * Its lazy route module: `() => import('./races/races.route.tsx')`. The build reads the name of
   * the file from this source text.
   */
  readonly page: () => Promise<object>;
  /** API reads that the page starts with (`/api/v1/races/:id`); the edge preloads them. */
  readonly reads?: readonly string[];
  /**
   * The edge renders the page for guests, so that it is visible before its scripts are loaded.
   * The README of `@paddock/webpack-preset` says what the code of such a page may do, and what a
   * shell needs to render it.
   */
  readonly render?: 'edge';
  /** The shell's layout. Default: `default`. */
  readonly layout?: 'empty' | 'print' | 'user';
  /** Data for the page's route, which `useMatches()` has in `handle`. */
  readonly facts?: object;
}

/**
 * An old or alternative address of a page. The redirect keeps its parameters, the query and the
 * fragment.
 */
export interface Alias {
  readonly path: `/${string}`;
  /** A path of this app, or the name of a link that another app gives. */
  readonly leadsTo: string;
}

/** The pages of an app by name. `src/pages.ts` has them, as `{ … } as const satisfies Pages`. */
export type Pages = Readonly<Record<string, LazyPage | Alias>>;
