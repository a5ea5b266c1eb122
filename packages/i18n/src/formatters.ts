import type { Locale } from './locale.ts';

/** Which regional customs a language follows: the euro stands before the sum in English. */
const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

// Building a formatter costs about a hundred times one use of it.
const cached = <Options extends object, Formatter>(build: (region: string, options: Options) => Formatter) => {
  const known = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = known.get(key) ?? build(REGION[locale], options);
    known.set(key, formatter);
    return formatter;
  };
};

/** The formatter of numbers with these options, made once. It writes no minus before zero. */
export const numberFormatter = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (region, options) => new Intl.NumberFormat(region, { signDisplay: 'negative', ...options }),
);

/** The formatter of dates and times with these options, made once. */
export const timeFormatter = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (region, options) => new Intl.DateTimeFormat(region, options),
);
