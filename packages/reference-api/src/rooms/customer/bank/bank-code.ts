import { randomInt } from 'node:crypto';

/** Unambiguous capitals and digits (core §5: no O, 0, 6, G, 1, I, 8, B, J, 5, S, 2, Z). */
const LETTERS = '3479ACDEFHKLMNPQRTUVWXY';

/** Letters of a bank code. */
const BANK_CODE_LENGTH = 6;

/** The code in the purpose of a one-cent transfer: only the account's holder can read it. */
export const createBankCode = (): string =>
  Array.from({ length: BANK_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
