import { missingPasswordParts } from '@paddock/api/password';
import { expect, test } from 'vitest';

const cases: [password: string, lacks: string[]][] = [
  ['Paddock-2026!', []],
  ['Abcdef1!', []],
  ['Abcde1!', ['length']],
  ['Abcdefghijklmnopqr1!', []],
  ['Abcdefghijklmnopqrs1!', ['length']],
  ['abcdef1!', ['uppercase']],
  ['ABCDEF1!', ['lowercase']],
  ['Abcdefg!', ['digit']],
  ['Abcdefg1', ['special']],
  ['', ['length', 'digit', 'lowercase', 'uppercase', 'special']],
  // Any character that is neither A to Z nor a digit is special.
  ['Abcdef1ä', []],
  ['Abcdef1 ', []],
  ['Aa1_aaaa', []],
  ['Aa1€aaaa', []],
  ['Passwört1!', []],
  ['Äbcdef1!', ['uppercase']],
  ['ABCDEF1ä', ['lowercase']],
  ['Abcdefg٣', ['digit']],
  // Characters are counted as people count them.
  ['Aa1😀aaaa', []],
  ['Aa1!äöü', ['length']],
  ['Aa1!äöü'.normalize('NFD'), ['length']],
  ['Äbcdef1!'.normalize('NFD'), ['uppercase']],
  ['Aa1!\naaa', []],
];

test.each(cases)('[PASSWORD-1] the password %j lacks %j', (password, lacks) => {
  expect(missingPasswordParts(password)).toEqual(lacks);
});
