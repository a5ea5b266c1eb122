import { kept, numberFormatters } from './formatters.ts';
import type { Locale } from './locale.ts';

/** The currency of our customers' accounts. Pools and purses of a race abroad have their own. */
const HOME_CURRENCY = 'EUR';

const moneyOf = numberFormatters((currency) => ({ style: 'currency', currency }));
const shortMoneyOf = numberFormatters((currency) => ({
  style: 'currency',
  currency,
  trailingZeroDisplay: 'stripIfInteger',
}));

/** Minor units of a major one, from ISO 4217: the yen has none, the euro 100. */
const unitOf = kept(
  (locale, currency) => 10 ** (moneyOf(locale, currency).resolvedOptions().maximumFractionDigits ?? 2),
);

/**
 * An amount in integer minor units (cents) of an ISO 4217 currency, with all its decimals:
 * `1.234,56 €` with a no-break space, or `€1,234.56`. For balances, bookings and columns.
 */
export const formatMoney = (minor: number, locale: Locale, currency: string = HOME_CURRENCY): string =>
  moneyOf(locale, currency).format(minor / unitOf(locale, currency));

/**
 * An amount without decimals if they are zero: `1 €`, `1,50 €`, `SEK 25`. For stakes, purses and
 * limits in a text.
 */
export const formatShortMoney = (minor: number, locale: Locale, currency: string = HOME_CURRENCY): string =>
  shortMoneyOf(locale, currency).format(minor / unitOf(locale, currency));
