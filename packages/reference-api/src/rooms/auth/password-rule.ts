import { missingPasswordParts, type PasswordPart } from '@paddock/api/password';
import type { Validation } from '../../server/operation/refused.ts';
import { isCommonPassword } from './common-password.ts';

/** The parts of a password, as the `validation` of a refusal names them. */
const faultOf = {
  length: 'length',
  digit: 'contains_numeric',
  lowercase: 'contains_lowercase',
  uppercase: 'contains_uppercase',
  special: 'contains_symbol',
} as const satisfies Record<PasswordPart, string>;

export type PasswordFault = (typeof faultOf)[PasswordPart];

/**
 * The rules that a password breaks; empty for a valid one. A password that keeps them must not be
 * common either.
 */
export const passwordFaults = (password: string): (PasswordFault | 'common')[] => {
  const missing = missingPasswordParts(password).map((part) => faultOf[part]);
  return missing.length === 0 && isCommonPassword(password) ? ['common'] : missing;
};

/**
 * The rules that a new password and its repetition break; empty when both are valid. A missing
 * field is not checked.
 * @param field the wire name of the password; the repetition is `<field>_confirmation`
 */
export const newPasswordFaults = (
  password: string | undefined,
  confirmation: string | undefined,
  field = 'password',
): Validation => {
  if (password === undefined) return {};
  const faults = passwordFaults(password);
  return {
    ...(faults.length > 0 ? { [field]: faults } : {}),
    ...(confirmation === undefined || confirmation === password ? {} : { [`${field}_confirmation`]: ['confirm'] }),
  };
};
