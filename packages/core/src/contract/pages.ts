/**
 * One page: the one line that adds it. The claim for the edge and the route for the router are
 * derived from it.
 */
export interface LazyPage {
  /** `/race/:id`, without locale prefix. */
  readonly path: `/${string}`;
  /**
   * Its lazy route module: `() => import('./races/races.route.tsx')`. The build reads the file's
   * name from this text.
   */
  readonly page: () => Promise<object>;
  /** API reads that the page starts with (`/api/v1/races/:id`); the edge preloads them. */
  readonly reads?: readonly string[];
  /**
   * The edge renders the page for guests, so that it is there before its scripts are. CONTRIBUTING
   * says what code of such a page may do.
   */
  readonly render?: 'edge';
  /** The shell's layout; `default` without it. */
  readonly layout?: 'empty' | 'print' | 'user';
  /** Facts for the page's own route: `useMatches()` has them in `handle`. */
  readonly facts?: object;
}

/** An old address, or another name of a page. Its parameters and the query go along. */
export interface Alias {
  readonly path: `/${string}`;
  /** A path of this app, or the name of a link that another gives. */
  readonly leadsTo: string;
}

/** The pages of one app by name: `src/pages.ts` has them, as `{ … } as const satisfies Pages`. */
export type Pages = Readonly<Record<string, LazyPage | Alias>>;
