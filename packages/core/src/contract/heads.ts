import type { Pages } from './pages.ts';
import type { Labels } from './remote-config.ts';

/**
 * What a name in a text of the head stands for: a field of the read as the API sends it
 * (`track.name`), a parameter of the URL (`:date`), `:today` or `:yesterday`; or one of them as
 * people read it. `in` names the field with the time zone or the currency. `values` replaces each
 * value that it names; any other value is unknown.
 */
export type HeadField =
  | string
  | { readonly as: 'date' | 'weekday' | 'time' | 'money'; readonly of: string; readonly in?: string }
  | { readonly of: string; readonly values: Readonly<Record<string, string>> };

/**
 * A text in each language: its key in `src/locales` where the page shows it too, or the texts, or
 * the field that is the whole text.
 */
export type HeadText = string | Labels | { readonly field: string };

/**
 * JSON whose strings are templates. An object with `@each` stands for one per entry of that list,
 * in which `{{@position}}` is the entry's number from 1.
 */
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
  /** The same text as the page's own `PageTitle`; without it, the product's name. */
  readonly title?: HeadText | readonly HeadText[];
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
 * The heads of an app's pages by their name in `src/pages.ts`: `src/heads.ts` has them, as `{ … }
 * as const satisfies Heads<typeof pages>`. Only the build reads that file, so browsers never load
 * it.
 */
export type Heads<P extends Pages = Pages> = { readonly [Name in keyof P]?: Head };
