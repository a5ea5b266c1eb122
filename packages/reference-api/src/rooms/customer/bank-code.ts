import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for another (core §5: no O, 0, 6, G, 1, I, 8, B, J, 5, S, 2, Z). */
const letters = '3479ACDEFHKLMNPQRTUVWXY';

/** Letters of a bank code. */
export const bankCodeLength = 6;

/** What a transfer of one cent carries in its purpose, so that who names it holds the account. */
export const createBankCode = (): string =>
  Array.from({ length: bankCodeLength }, () => letters[randomInt(letters.length)]).join('');

/** Whether it is written as bank codes are: six letters, none of those that are taken for another. */
export const isBankCode = (text: string): boolean =>
  text.length === bankCodeLength && [...text].every((letter) => letters.includes(letter));
