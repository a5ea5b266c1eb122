import { isName } from '@paddock/api/name';
import { type Rule, rule, ruleForEach, ruleMessage, type Text } from './rule.ts';

// A quoted part, or words between dots; then a domain of two or more labels, the last of two or
// more characters.
const WORD = '[^\\s@"<>()[\\]\\\\,;:.]+';
const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const EMAIL = new RegExp(`^(?:${QUOTED}|${WORD}(?:\\.${WORD})*)@(?:${WORD}\\.)+[^\\s@"<>()[\\]\\\\,;:.]{2,}$`, 'u');

/** Looks like an e-mail address. Only the confirmation mail proves that it is one. */
export const email = <TInput extends Text>(): Rule<TInput> => ruleForEach((text) => EMAIL.test(text), 'email');

/** A complete URL. Protocols are written as in `URL.protocol`. */
export const url = <TInput extends Text>(...protocols: readonly string[]): Rule<TInput> => {
  const allowed = protocols.length > 0 ? protocols : ['http:', 'https:'];
  return ruleForEach((text) => URL.canParse(text) && allowed.includes(new URL(text).protocol), 'url');
};

/** Core §5: must contain a digit. */
export const isHouseNumber = (text: string): boolean => /[0-9]/.test(text);

/** Core §5: at least 2 characters of letters, digits, spaces or hyphen. */
export const isZip = (text: string): boolean => /^[A-Za-z0-9 -]{2,}$/.test(text);

const textRule = <TInput extends Text>(
  holds: (text: string) => boolean,
  message: 'houseNumber' | 'name' | 'zip',
): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && holds(value),
    () => ruleMessage(message),
  );

/** A house number (core §5). */
export const houseNumber = <TInput extends Text>(): Rule<TInput> => textRule(isHouseNumber, 'houseNumber');

/** A postcode of any country (core §5). */
export const zip = <TInput extends Text>(): Rule<TInput> => textRule(isZip, 'zip');

/** A person's name. */
export const name = <TInput extends Text>(): Rule<TInput> => textRule(isName, 'name');
