import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

/** The check of texts looks for this name. The edge itself runs without i18next. */
interface ResourceNamespaceMap {
  edge: typeof en;
}

type Groups = ResourceNamespaceMap['edge'];

/** `firstFiles.title` */
export type TextKey = { [G in keyof Groups]: `${G}.${keyof Groups[G] & string}` }[keyof Groups];

/** Gives the text of a key in one language. */
export type T = (key: TextKey) => string;

const textsIn =
  (groups: Record<string, Record<string, string>>): T =>
  (key) => {
    const [group = '', name = ''] = key.split('.');
    return groups[group]?.[name] ?? key;
  };

const languages = { de: textsIn(de), en: textsIn(en) };

/** The texts of a page's locale, or else the English ones. */
export const textsOf = (locale: string): T => (locale === 'de' ? languages.de : languages.en);

/**
 * The texts that a client asks for by its `Accept-Language`: English or German, as the API decides
 * it.
 */
export const textsFor = (acceptLanguage: string | undefined): T =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? languages.en : languages.de;

/** A text in each language, where nothing tells which one its reader speaks. */
export const inEachLanguage = (say: (t: T, language: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(languages).map(([language, t]) => [language, say(t, language)]));
