import type { Locale } from '@paddock/i18n';

/** The countries with racing that we may take bets on; `Intl` knows names by two letters only. */
const TWO_LETTERS: Record<string, string> = {
  ARE: 'AE',
  ARG: 'AR',
  AUS: 'AU',
  AUT: 'AT',
  BEL: 'BE',
  BRA: 'BR',
  CAN: 'CA',
  CHE: 'CH',
  CHL: 'CL',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  HKG: 'HK',
  HUN: 'HU',
  IRL: 'IE',
  ITA: 'IT',
  JPN: 'JP',
  KOR: 'KR',
  MAR: 'MA',
  NLD: 'NL',
  NOR: 'NO',
  NZL: 'NZ',
  POL: 'PL',
  QAT: 'QA',
  SAU: 'SA',
  SGP: 'SG',
  SWE: 'SE',
  TUN: 'TN',
  TUR: 'TR',
  URY: 'UY',
  USA: 'US',
  ZAF: 'ZA',
};

const NAMES = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** The name of a country (ISO 3166 alpha-3) in a language; its code if it is not one with racing. */
export function countryName(country: string, locale: Locale): string {
  const letters = TWO_LETTERS[country];
  return (letters && NAMES[locale].of(letters)) ?? country;
}
