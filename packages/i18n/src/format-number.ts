import { numberFormatter } from './formatters.ts';
import type { Locale } from './locale.ts';

/** What odds are multiplied by on the wire (core §9). */
export const ODDS_DIVISOR = 100;

/** A number with its thousands apart and three decimals at most: `1.234,5`, `1,234.5`. */
export const formatNumber = (value: number, locale: Locale): string => numberFormatter(locale, {}).format(value);

/** A share of 1 as a percentage with one decimal at most: 0.125 is `12,5 %` (no-break space), `12.5%`. */
export const formatPercent = (share: number, locale: Locale): string =>
  numberFormatter(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/**
 * Odds as the API sends them: an integer, times `divisor`, a power of ten (core §9). As many decimals as that has zeros, so that
 * a column of odds stands in line: 350 is `3,50`, 1234 is `12,34`.
 */
export function formatOdds(odds: number, locale: Locale, divisor: number = ODDS_DIVISOR): string {
  const decimals = Math.log10(divisor);
  return numberFormatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    odds / divisor,
  );
}
