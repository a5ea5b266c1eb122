import type { Locale } from './locale.ts';

/** The regional format of each language. English writes the euro sign before the amount. */
const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/**
 * Makes something once per language and word (a currency, a zone), and keeps it. Making a formatter
 * takes about a hundred times as long as using it.
 */
export const kept = <Made>(make: (locale: Locale, word: string) => Made) => {
  const known = new Map<string, Made>();
  return (locale: Locale, word = ''): Made => {
    const key = locale + word;
    const made = known.get(key) ?? make(locale, word);
    known.set(key, made);
    return made;
  };
};

/** Number formatters of these options. They write no minus before zero. */
export const numberFormatters = (options: (word: string) => Intl.NumberFormatOptions) =>
  kept((locale, word) => new Intl.NumberFormat(REGION[locale], { signDisplay: 'negative', ...options(word) }));

/** Date formatters of these options. Their word is a zone. */
export const timeFormatters = (options: Intl.DateTimeFormatOptions) =>
  kept((locale, timeZone) => new Intl.DateTimeFormat(REGION[locale], { ...options, timeZone }));
