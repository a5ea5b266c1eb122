/**
 * The parts of a password (core §5): 8 to 20 characters with a digit, a lowercase, an uppercase and
 * a special character.
 */
export type PasswordPart = 'length' | 'digit' | 'lowercase' | 'uppercase' | 'special';

/**
 * Letters are A to Z. Every other character that is no digit is special: an umlaut, a blank, an
 * emoji.
 */
const patterns: Readonly<Record<PasswordPart, RegExp>> = {
  // With the flag `u`, a dot matches a code point, not a UTF-16 unit: an emoji counts once.
  length: /^.{8,20}$/su,
  digit: /[0-9]/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  special: /[^A-Za-z0-9]/,
};

export const PASSWORD_PARTS = Object.keys(patterns) as readonly PasswordPart[];

/**
 * The only rule for a new password: forms and servers share it, so that they never disagree.
 * @returns the parts that a password lacks, in the order of `PASSWORD_PARTS`; empty if it is valid
 */
export const missingPasswordParts = (password: string): PasswordPart[] => {
  // An umlaut is one character, whether a keyboard sends one code point or two.
  const text = password.normalize('NFC');
  return PASSWORD_PARTS.filter((part) => !patterns[part].test(text));
};
