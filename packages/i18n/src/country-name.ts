import type { Locale } from './locale.ts';

/** Countries with racing, alpha-3 to alpha-2: `Intl` has names for alpha-2 codes only. */
const CODES =
  'ARE:AE ARG:AR AUS:AU AUT:AT BEL:BE BRA:BR CAN:CA CHE:CH CHL:CL CZE:CZ DEU:DE DNK:DK ESP:ES FIN:FI FRA:FR GBR:GB ' +
  'HKG:HK HUN:HU IRL:IE ITA:IT JPN:JP KOR:KR MAR:MA NLD:NL NOR:NO NZL:NZ POL:PL QAT:QA SAU:SA SGP:SG SWE:SE TUN:TN ' +
  'TUR:TR URY:UY USA:US ZAF:ZA';

const TWO_LETTERS = new Map(CODES.split(' ').map((pair) => pair.split(':') as [string, string]));

const names: Partial<Record<Locale, Intl.DisplayNames>> = {};

/**
 * The usual name of a racing country (ISO 3166-1 alpha-3) in a language: `Deutschland`, `USA`. Any
 * other country's code is returned unchanged.
 */
export function countryName(country: string, locale: Locale): string {
  const letters = TWO_LETTERS.get(country);
  if (letters === undefined) return country;
  names[locale] ??= new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  return names[locale].of(letters) ?? country;
}
