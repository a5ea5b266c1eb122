import { randomInt } from 'node:crypto';

/** Unambiguous capitals and digits (core §5: no O, 0, 6, G, 1, I, 8, B, J, 5, S, 2, Z). */
const letters = '3479ACDEFHKLMNPQRTUVWXY';

/** Letters of a bank code. */
const bankCodeLength = 6;

/** The code in the purpose of a one-cent transfer: only the account's holder can read it. */
export const createBankCode = (): string =>
  Array.from({ length: bankCodeLength }, () => letters[randomInt(letters.length)]).join('');

/** Whether a text has the form of a bank code: six unambiguous letters. */
export const isBankCode = (text: string): boolean =>
  text.length === bankCodeLength && [...text].every((letter) => letters.includes(letter));
