import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** Country code and number in the format of ITU E.164, which the contract uses. */
const E164 = /^\+[1-9]\d{6,14}$/;

export const isPhone = (text: string): boolean => E164.test(text);

/** A phone number in E.164 from the phone field. */
export const phone = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPhone(value),
    () => ruleMessage('phone'),
  );
