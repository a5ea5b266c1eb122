import { numberFormatter } from './formatters.ts';
import type { Locale } from './locale.ts';

/** The currency of our customers' accounts. Pools and purses of a race abroad have their own. */
export const HOME_CURRENCY = 'EUR';

function format(minor: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  const formatter = numberFormatter(locale, { style: 'currency', ...options });
  // ISO 4217: the yen has no decimals, the euro two.
  return formatter.format(minor / 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2));
}

/**
 * An amount in integer minor units (cents) of an ISO 4217 currency, with all its decimals:
 * `1.234,56 €` with a no-break space, or `€1,234.56`. For balances, bookings and columns.
 */
export const formatMoney = (minor: number, locale: Locale, currency: string = HOME_CURRENCY): string =>
  format(minor, locale, { currency });

/**
 * An amount without decimals if they are zero: `1 €`, `1,50 €`, `SEK 25`. For stakes, purses and
 * limits in a text.
 */
export const formatShortMoney = (minor: number, locale: Locale, currency: string = HOME_CURRENCY): string =>
  format(minor, locale, { currency, trailingZeroDisplay: 'stripIfInteger' });
