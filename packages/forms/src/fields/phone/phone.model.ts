import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhone } from '../../rules/phone.ts';

/** ISO 3166-1 alpha-2, in the library's type. */
export type PhoneCountry = CountryCode;

/** A value as the field shows it. */
export interface ShownPhone {
  country: PhoneCountry;
  text: string;
}

/**
 * The value of a typed text: E.164 (`+4915112345678`) if its country has such numbers, else the
 * text itself, so that the form can show an error.
 * @param text a national number, or an international one (`+43…`, `0043…`) of any country
 */
export function valueOfPhone(text: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() && !number.ext && isPhone(number.number) ? number.number : text.trim();
}

/**
 * The country and the text for a value: a number of an offered country in national form, one of
 * another country in international form, and any other text unchanged.
 * @param chosen the country to use if the value names none
 */
export function showPhone(value: string, chosen: PhoneCountry, offered: readonly PhoneCountry[]): ShownPhone {
  const number = value.startsWith('+') ? parsePhoneNumberFromString(value) : undefined;
  if (!number?.isValid()) return { country: chosen, text: value };
  // Some countries share a code (+1, +44) and cannot always be told apart: the chosen one stays.
  if (valueOfPhone(number.formatNational(), chosen) === value)
    return { country: chosen, text: number.formatNational() };
  const { country } = number;
  if (country === undefined || !offered.includes(country))
    return { country: chosen, text: number.formatInternational() };
  return { country, text: number.formatNational() };
}
