import { missingPasswordParts } from '@paddock/api/password';
import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** Whether a password meets all requirements (core §5). */
export const isPassword = (text: string): boolean => missingPasswordParts(text).length === 0;

/** A new password (core §5). */
export const password = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPassword(value),
    () => ruleMessage('password'),
  );
