/** The password rules of core §5: 8-20 characters, a digit, a lower, an upper and a special one. */
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

/** The rules that a password breaks, by their names in forms; empty for a valid one. */
export const passwordFaults = (password: string): PasswordFault[] => {
  // Characters as people count them, not UTF-16 units.
  const length = [...password.normalize('NFC')].length;
  const missing = parts.filter(([, pattern]) => !pattern.test(password)).map(([fault]) => fault);
  return length >= 8 && length <= 20 ? missing : ['length', ...missing];
};

/**
 * Validates a new password with its repetition, for `validation` of a refusal.
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
