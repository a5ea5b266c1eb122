import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** Length of a password in characters (core §5). */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

// Length as users count it: an emoji is one character.
const sizeOf = (text: string): number => [...text].length;

/**
 * The requirements of a password (core §5), one by one, so that a field can show each. A special
 * character is neither a letter A to Z nor a digit.
 */
export const PASSWORD_PARTS = {
  length: (text) => sizeOf(text) >= PASSWORD_LENGTH.min && sizeOf(text) <= PASSWORD_LENGTH.max,
  digit: (text) => /[0-9]/.test(text),
  lowercase: (text) => /[a-z]/.test(text),
  uppercase: (text) => /[A-Z]/.test(text),
  special: (text) => /[^A-Za-z0-9]/.test(text),
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

/** Whether a password meets all requirements (core §5). */
export const isPassword = (text: string): boolean => Object.values(PASSWORD_PARTS).every((isMet) => isMet(text));

/** A new password (core §5). */
export const password = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPassword(value),
    () => ruleMessage('password'),
  );
