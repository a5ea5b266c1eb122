import type { Locale } from './locale.ts';

/** The regional format of each language. English writes the euro sign before the amount. */
const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

// Creating a formatter takes about a hundred times as long as using it.
const cached = <Options extends object, Formatter>(build: (region: string, options: Options) => Formatter) => {
  const known = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = known.get(key) ?? build(REGION[locale], options);
    known.set(key, formatter);
    return formatter;
  };
};

/** The cached number formatter of these options. It writes no minus before zero. */
export const numberFormatter = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (region, options) => new Intl.NumberFormat(region, { signDisplay: 'negative', ...options }),
);

/** The cached date formatter of these options. */
export const timeFormatter = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (region, options) => new Intl.DateTimeFormat(region, options),
);
