/** What a password lacks of core §5: 8-20 characters with a digit, a lowercase, an uppercase and a special character. */
export type PasswordFault =
  | 'length'
  | 'contains_numeric'
  | 'contains_lowercase'
  | 'contains_uppercase'
  | 'contains_symbol';

const parts: readonly [PasswordFault, RegExp][] = [
  ['contains_numeric', /\d/],
  ['contains_lowercase', /\p{Ll}/u],
  ['contains_uppercase', /\p{Lu}/u],
  ['contains_symbol', /[^\p{L}\p{N}\s]/u],
];

/** The rules that a password breaks, named as the forms name them; empty when it is a good one. */
export const passwordFaults = (password: string): PasswordFault[] => {
  // Characters as people count them, not UTF-16 units.
  const length = [...password.normalize('NFC')].length;
  const missing = parts.filter(([, pattern]) => !pattern.test(password)).map(([fault]) => fault);
  return length >= 8 && length <= 20 ? missing : ['length', ...missing];
};

/**
 * A new password with its repetition, as the `validation` of a refusal.
 * @param field the wire name of the password; the repetition is `<field>_confirmation`
 * @returns undefined when both are right
 */
export const newPasswordFaults = (
  password: string,
  confirmation: string,
  field = 'password',
): Record<string, string[]> | undefined => {
  const faults = passwordFaults(password);
  const validation = {
    ...(faults.length > 0 ? { [field]: faults } : {}),
    ...(confirmation === password ? {} : { [`${field}_confirmation`]: ['confirm'] }),
  };
  return Object.keys(validation).length > 0 ? validation : undefined;
};
