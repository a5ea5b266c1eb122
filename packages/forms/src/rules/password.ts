import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** Characters of a password (core §5). */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

// What a customer counts: an emoji is one character.
const sizeOf = (text: string): number => [...text].length;

/** What a password needs (core §5), one by one: a field can show which are met. Special is what is no letter A to Z and no digit. */
export const PASSWORD_PARTS = {
  length: (text) => sizeOf(text) >= PASSWORD_LENGTH.min && sizeOf(text) <= PASSWORD_LENGTH.max,
  digit: (text) => /[0-9]/.test(text),
  lowercase: (text) => /[a-z]/.test(text),
  uppercase: (text) => /[A-Z]/.test(text),
  special: (text) => /[^A-Za-z0-9]/.test(text),
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

/** Whether a password has everything it needs (core §5). */
export const isPassword = (text: string): boolean => Object.values(PASSWORD_PARTS).every((isMet) => isMet(text));

/** A password that is being chosen (core §5). */
export const password = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPassword(value),
    () => ruleMessage('password'),
  );
