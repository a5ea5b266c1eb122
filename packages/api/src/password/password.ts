/**
 * The parts of a password (core §5): 8 to 20 characters with a digit, a lowercase, an uppercase and
 * a special character.
 */
export type PasswordPart = 'length' | 'digit' | 'lowercase' | 'uppercase' | 'special';

/**
 * Letters are A to Z. Everything else that is no digit is special: an umlaut, a blank, an emoji.
 */
const patterns: Readonly<Record<PasswordPart, RegExp>> = {
  // With the flag `u` a dot is a character as people count them, not a UTF-16 unit.
  length: /^.{8,20}$/su,
  digit: /[0-9]/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  special: /[^A-Za-z0-9]/,
};

export const PASSWORD_PARTS = Object.keys(patterns) as readonly PasswordPart[];

/**
 * The one rule for a new password: forms and servers ask it, so that they never disagree.
 * @returns the parts that a password lacks, in the order of `PASSWORD_PARTS`; empty for a good one
 */
export const missingPasswordParts = (password: string): PasswordPart[] => {
  // An umlaut is one character, whether a keyboard sends it as one or as two.
  const text = password.normalize('NFC');
  return PASSWORD_PARTS.filter((part) => !patterns[part].test(text));
};
