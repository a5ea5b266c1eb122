import type { Pages } from './pages.ts';
import type { Labels } from './remote-config.ts';

/**
 * The value of a name in a text of the head: a field of the read's answer (`track.name`; of its
 * `data`, if it has that), a parameter of the URL (`:date`), `:today` or `:yesterday`; or one of
 * these, formatted for people. `in` names the field with the time zone or the currency. `values`
 * maps values to texts; any other value is unknown.
 */
export type HeadField =
  | string
  | { readonly as: 'date' | 'weekday' | 'time' | 'money'; readonly of: string; readonly in?: string }
  | { readonly of: string; readonly values: Readonly<Record<string, string>> };

/**
 * A text in each language: its key in `src/locales` if the page also shows it, or the texts
 * themselves, or the field that is the whole text.
 */
export type HeadText = string | Labels | { readonly field: string };

/**
 * JSON whose strings are templates. An object with `@each` is repeated for each entry of that list.
 * In it, `{{@position}}` is the number of the entry, from 1.
 */
export type HeadData = string | number | boolean | readonly HeadData[] | { readonly [key: string]: HeadData };

/**
 * The data of a page for search engines and link previews. The edge writes it into the HTML without
 * running code. `{{name}}` in a text is one of `fields`, or else a field of the read. Of several
 * texts, the first one whose names are all known is used, since a read may fail.
 */
export interface Head {
  /** The API read with the fields. The edge calls it as a guest, in the language of the page. */
  readonly read?: string;
  readonly fields?: Readonly<Record<string, HeadField>>;
  /** The same text as the page's own `PageTitle`. Default: the product's name. */
  readonly title?: HeadText | readonly HeadText[];
  readonly description?: HeadText | readonly HeadText[];
  /** The pages above this one, the highest first, without the home page. */
  readonly trail?: readonly { readonly path: string; readonly name: HeadText }[];
  /** Objects of schema.org, as JSON-LD. */
  readonly data?: readonly HeadData[];
  /** Hides pages of one customer and steps of a form from search engines. */
  readonly hidden?: true;
  /** For the sitemap, the pages of a path with parameters: one for each entry of this read. */
  readonly listed?: { readonly read: string; readonly path: string };
}

/**
 * The heads of an app's pages, by the names in `src/pages.ts`. `src/heads.ts` has them, as
 * `{ … } as const satisfies Heads<typeof pages>`. Only the build reads that file, so browsers never
 * load it.
 */
export type Heads<P extends Pages = Pages> = { readonly [Name in keyof P]?: Head };
