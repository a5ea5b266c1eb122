import { missingPasswordParts } from '@paddock/api/password';
import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** Whether a password has everything it needs (core §5). */
export const isPassword = (text: string): boolean => missingPasswordParts(text).length === 0;

/** A password that is being chosen (core §5). */
export const password = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPassword(value),
    () => ruleMessage('password'),
  );
