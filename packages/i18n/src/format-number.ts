import { numberFormatters } from './formatters.ts';
import type { Locale } from './locale.ts';

/** Odds on the wire are multiplied by this (core §9). */
const ODDS_DIVISOR = 100;

const numberOf = numberFormatters(() => ({}));
const percentOf = numberFormatters(() => ({ style: 'percent', maximumFractionDigits: 1 }));
const oddsOf = numberFormatters((decimals) => ({
  minimumFractionDigits: Number(decimals),
  maximumFractionDigits: Number(decimals),
}));

/** A number with grouped thousands and at most three decimals: `1.234,5`, `1,234.5`. */
export const formatNumber = (value: number, locale: Locale): string => numberOf(locale).format(value);

/**
 * A fraction as a percentage with at most one decimal: 0.125 is `12,5 %` (no-break space), `12.5%`.
 */
export const formatPercent = (share: number, locale: Locale): string => percentOf(locale).format(share);

/**
 * Odds from the API's integer, which is multiplied by `divisor`, a power of ten (core §9). The
 * decimals are as many as the divisor's zeros, so that a column of odds is aligned: 350 is `3,50`,
 * 1234 is `12,34`.
 */
export const formatOdds = (odds: number, locale: Locale, divisor: number = ODDS_DIVISOR): string =>
  oddsOf(locale, String(Math.log10(divisor))).format(odds / divisor);
