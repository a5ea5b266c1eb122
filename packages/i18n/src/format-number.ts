import type { Locale } from './locale.ts';

/** Which regional customs a language follows: the euro stands before the sum in English. */
export const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

const perLocale = (options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> => ({
  // 'negative': never a minus before zero.
  de: new Intl.NumberFormat(REGION.de, { signDisplay: 'negative', ...options }),
  en: new Intl.NumberFormat(REGION.en, { signDisplay: 'negative', ...options }),
});

const MONEY = perLocale({ style: 'currency', currency: 'EUR' });
const ODDS = perLocale({ minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** Integer cents as euros: `1.234,56 €` with a no-break space, or `€1,234.56`. */
export const formatMoney = (cents: number, locale: Locale): string => MONEY[locale].format(cents / 100);

/** Odds as the API sends them (integer, times `divisor`; 100 unless a race says otherwise, core §9): `3,5`, `12,34`. */
export const formatOdds = (hundredths: number, locale: Locale, divisor = 100): string =>
  ODDS[locale].format(hundredths / divisor);
