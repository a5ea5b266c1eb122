import type { Locale } from '@paddock/i18n';

const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Minor units of any currency, without decimals where there are none: `1 €`, `1,50 €`, `SEK 25`. */
export const formatAmount = (minor: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(REGION[locale], { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    minor / 100,
  );
