import { countrySpecs } from 'ibantools';
import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

// European countries, whose IBANs have a checked length (core §5). ibantools has the lengths, but
// does not say which countries are European.
const EUROPEAN = new Set(
  (
    'AD AL AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GI GL GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT ' +
    'NL NO PL PT RO RS SE SI SK SM TR UA VA XK'
  ).split(' '),
);

// ISO 13616: country, check digits, up to 30 characters. The shortest IBAN in use has 15 in total.
const GENERAL_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;

/** An IBAN in the server's form: no spaces or dashes, in capitals. */
export const normaliseIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const hasLengthOfCountry = (iban: string): boolean => {
  const country = iban.slice(0, 2);
  return !EUROPEAN.has(country) || countrySpecs[country]?.chars === iban.length;
};

/**
 * ISO 7064: the first four characters move to the end, letters count from A = 10; a valid IBAN
 * leaves 1.
 */
const mod97 = (iban: string): number => {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/**
 * Whether a text is an IBAN (core §5): general pattern, length for European countries, checksum.
 */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  return GENERAL_PATTERN.test(iban) && hasLengthOfCountry(iban) && mod97(iban) === 1;
}

/** An IBAN as typed; an empty text is skipped (second spec §5). */
export const iban = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && (normaliseIban(value) === '' || isIban(value)),
    () => ruleMessage('iban'),
  );
