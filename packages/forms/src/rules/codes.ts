import { pipe, string } from 'valibot';
import { required } from './presence.ts';
import { type Rule, ruleForEach, type Text } from './rule.ts';
import { length } from './sizes.ts';

/**
 * Characters that deposit codes exclude because they look alike (core §5); lowercase letters are
 * excluded too.
 */
export const DEPOSIT_CODE_EXCLUDED = 'O06G1I8BJ5S2Z';

const DEPOSIT_CODE_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
  .filter((character) => !DEPOSIT_CODE_EXCLUDED.includes(character))
  .join('');
const DEPOSIT_CODE = new RegExp(`^[${DEPOSIT_CODE_LETTERS}]+$`);

/** Whether a text holds only characters of deposit codes (core §5). */
export const isDepositCode = (text: string): boolean => DEPOSIT_CODE.test(text);

/** Second spec §5: 30 to 32 word characters. */
export const isRegisterToken = (text: string): boolean => /^\w{30,32}$/.test(text);

/** Second spec §5: 6 to 10 digits. */
export const isRegisterCode = (text: string): boolean => /^\d{6,10}$/.test(text);

/** The id of a team tip: 32 letters and digits (second spec §5). */
export const isTeamtipId = (text: string): boolean => /^[A-Za-z0-9]{32}$/.test(text);

/** A deposit code (core §5). */
export const depositCode = <TInput extends Text>(): Rule<TInput> => ruleForEach(isDepositCode, 'depositCode');

/** The code in the purpose of the transfer that validates a bank account: a deposit code of six. */
export const bankCode = () => pipe(string(), required(), depositCode(), length(6, 6));

/** The code in a registration's e-mail or text message (second spec §5). */
export const registerCode = <TInput extends Text>(): Rule<TInput> => ruleForEach(isRegisterCode, 'registerCode');

/** The token in a registration's link (second spec §5). */
export const registerToken = <TInput extends Text>(): Rule<TInput> => ruleForEach(isRegisterToken, 'correct');
