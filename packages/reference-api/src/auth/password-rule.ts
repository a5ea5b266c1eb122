import { missingPasswordParts, type PasswordPart } from '@paddock/api/password';
import type { Validation } from '../operation/refused.ts';

/** The parts of a password, as the `validation` of a refusal names them. */
const faultOf = {
  length: 'length',
  digit: 'contains_numeric',
  lowercase: 'contains_lowercase',
  uppercase: 'contains_uppercase',
  special: 'contains_symbol',
} as const satisfies Record<PasswordPart, string>;

export type PasswordFault = (typeof faultOf)[PasswordPart];

/** The rules that a password breaks; empty when it is a good one. */
export const passwordFaults = (password: string): PasswordFault[] =>
  missingPasswordParts(password).map((part) => faultOf[part]);

/**
 * A new password with its repetition, as the `validation` of a refusal.
 * @param field the wire name of the password; the repetition is `<field>_confirmation`
 * @returns undefined when both are right
 */
export const newPasswordFaults = (
  password: string,
  confirmation: string,
  field = 'password',
): Validation | undefined => {
  const faults = passwordFaults(password);
  const validation: Validation = {
    ...(faults.length > 0 ? { [field]: faults } : {}),
    ...(confirmation === password ? {} : { [`${field}_confirmation`]: ['confirm'] }),
  };
  return Object.keys(validation).length > 0 ? validation : undefined;
};
