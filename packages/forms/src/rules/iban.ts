import { countrySpecs } from 'ibantools';
import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** An IBAN is checked so long after the last change (second spec §5), in milliseconds. */
export const IBAN_DEBOUNCE_MS = 20;

// Of European countries the length is checked (core §5). ibantools has the lengths; which countries are European it has not.
const EUROPEAN = new Set(
  (
    'AD AL AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GI GL GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT ' +
    'NL NO PL PT RO RS SE SI SK SM TR UA VA XK'
  ).split(' '),
);

// ISO 13616: country, check digits, and up to 30 characters; the shortest in use has 15 altogether.
const GENERAL_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;

/** An IBAN as a server takes it: without spaces and dashes, in capitals. */
export const normaliseIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const hasLengthOfCountry = (iban: string): boolean => {
  const country = iban.slice(0, 2);
  return !EUROPEAN.has(country) || countrySpecs[country]?.chars === iban.length;
};

/** ISO 7064: the first four characters go to the end, letters count from A = 10, and 97 leaves 1. */
const mod97 = (iban: string): number => {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/** Whether a text is an IBAN (core §5): general pattern, length of the country where it is European, checksum. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  return GENERAL_PATTERN.test(iban) && hasLengthOfCountry(iban) && mod97(iban) === 1;
}

/** An IBAN, as typed; skipped when empty (second spec §5). */
export const iban = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && (normaliseIban(value) === '' || isIban(value)),
    () => ruleMessage('iban'),
  );
