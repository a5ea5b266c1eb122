import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

/** The check of texts needs this name. The edge itself does not use i18next. */
interface ResourceNamespaceMap {
  edge: typeof en;
}

type Groups = ResourceNamespaceMap['edge'];

/** `firstFiles.title` */
export type TextKey = { [G in keyof Groups]: `${G}.${keyof Groups[G] & string}` }[keyof Groups];

/** Returns the text of a key in one language. */
export type T = (key: TextKey) => string;

const textsIn =
  (groups: Record<string, Record<string, string>>): T =>
  (key) => {
    const [group = '', name = ''] = key.split('.');
    return groups[group]?.[name] ?? key;
  };

const languages = { de: textsIn(de), en: textsIn(en) };

/** The texts of a page's locale, else the English ones. */
export const textsOf = (locale: string): T => (locale === 'de' ? languages.de : languages.en);

/** The texts for an `Accept-Language`: English or German, by the same rules as the API. */
export const textsFor = (acceptLanguage: string | undefined): T =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? languages.en : languages.de;

/** A text in each language, if the reader's language is unknown. */
export const inEachLanguage = (say: (t: T, language: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(languages).map(([language, t]) => [language, say(t, language)]));
