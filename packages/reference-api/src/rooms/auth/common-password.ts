import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 passwords of stolen lists, in lower case. */
const common = new Set(dictionary['passwords-common']);

const shifted: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};
const alike: Readonly<Record<string, string>> = { '@': 'a', $: 's' };

/** Each undoes a usual trick that makes a common password pass the rule. */
const readings: readonly ((text: string) => string)[] = [
  (text) => text,
  // Password1!
  (text) => text.replaceAll(/[^a-z0-9]/g, ''),
  // P@ssw0rd
  (text) => text.replaceAll(/[@$]/g, (sign) => alike[sign] ?? ''),
  // P@ssw0rd!
  (text) => text.replaceAll(/[@$]/g, (sign) => alike[sign] ?? '').replaceAll(/[^a-z0-9]/g, ''),
  // 1qaz@WSX
  (text) => text.replaceAll(/[!@#$%^&*()]/g, (sign) => shifted[sign] ?? ''),
];

/**
 * Whether a password is a common one plus the capital letter and the special character that core §5
 * requires. Lists have too few passwords that pass the rule by themselves.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFC').toLowerCase();
  return readings.some((read) => common.has(read(text)));
};
