import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** ISO 3166-1 alpha-2, as the library has it. */
export type PhoneCountry = CountryCode;

/** What a field shows of its value. */
export interface ShownPhone {
  country: PhoneCountry;
  text: string;
}

/**
 * The value for what was typed: E.164 (`+4915112345678`) where its country has such numbers, else the
 * text itself, so that the form can say what is wrong.
 * @param text a national number, or an international one (`+43…`, `0043…`), whatever the country beside it
 */
export function valueOfPhone(text: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() && !number.ext ? number.number : text.trim();
}

/**
 * The country and the text for a value: a number of an offered country in its national form, one of another country
 * internationally, and any other text as it is.
 * @param chosen the country that stands beside the text where the value names none
 */
export function showPhone(value: string, chosen: PhoneCountry, offered: readonly PhoneCountry[]): ShownPhone {
  const number = value.startsWith('+') ? parsePhoneNumberFromString(value) : undefined;
  if (!number?.isValid()) return { country: chosen, text: value };
  // Countries that share a code (+1, +44) are not told apart by every number: what was chosen stays.
  if (valueOfPhone(number.formatNational(), chosen) === value)
    return { country: chosen, text: number.formatNational() };
  const { country } = number;
  if (country === undefined || !offered.includes(country))
    return { country: chosen, text: number.formatInternational() };
  return { country, text: number.formatNational() };
}
