/**
 * What a name in a text of the head stands for: a field of the read as the API sends it
 * (`track.name`), a parameter of the URL (`:date`), `:today` or `:yesterday`; or one of them as
 * people read it. `in` names the field with the time zone or the currency.
 */
export type HeadField =
  | string
  | { readonly as: 'date' | 'weekday' | 'time' | 'money'; readonly of: string; readonly in?: string };

/** A text in both languages: its key in `src/locales`, or a field that is the whole text. */
export type HeadText = string | { readonly field: string };

/** JSON whose strings are templates. An object with `@each` stands for one per entry of that list. */
export type HeadData = string | number | boolean | readonly HeadData[] | { readonly [key: string]: HeadData };

/**
 * What search engines and link previews read of a page. The edge writes it into the HTML, without
 * running code. `{{name}}` in a text is one of `fields`, or else a field of the read. Of several
 * texts, the first one whose names are all known is taken; a read may fail.
 */
export interface Head {
  /** The API read with the fields; the edge asks it as a guest, in the language of the page. */
  readonly read?: string;
  readonly fields?: Readonly<Record<string, HeadField>>;
  /** The same text as the page's own `PageTitle`. */
  readonly title: HeadText | readonly HeadText[];
  readonly description?: HeadText | readonly HeadText[];
  /** The pages above this one, first the highest; without the home page. */
  readonly trail?: readonly { readonly path: string; readonly name: HeadText }[];
  /** JSON-LD: objects of schema.org. */
  readonly data?: readonly HeadData[];
  /** For pages of one customer, and for steps of a form: search engines leave them out. */
  readonly hidden?: true;
  /** Which pages of a path with parameters the sitemap has: one per entry of this read. */
  readonly listed?: { readonly read: string; readonly path: string };
}

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
  /** The shell's layout; `default` without it. */
  readonly layout?: 'empty' | 'print' | 'user';
  /** Facts for the page's own route: `useMatches()` has them in `handle`. */
  readonly facts?: object;
  /** Without it the title is the product's name. */
  readonly head?: Head;
}

/** An old address, or another name of a page. The query goes along. */
export interface Alias {
  readonly path: `/${string}`;
  /** A path of this app, or the name of a link that another gives. */
  readonly leadsTo: string;
}

/** The pages of one app by name: `src/pages.ts` has them, as `{ … } as const satisfies Pages`. */
export type Pages = Readonly<Record<string, LazyPage | Alias>>;
