import { type Rule, rule, ruleMessage, type Text } from './rule.ts';

/** A country code and a number, as ITU E.164 writes them and the contract takes them. */
const E164 = /^\+[1-9]\d{6,14}$/;

export const isPhone = (text: string): boolean => E164.test(text);

/** A phone number in E.164, as the phone field hands it over. */
export const phone = <TInput extends Text>(): Rule<TInput> =>
  rule<TInput>(
    (value) => typeof value === 'string' && isPhone(value),
    () => ruleMessage('phone'),
  );
