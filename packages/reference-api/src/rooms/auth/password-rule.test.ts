import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPasswordFaults, passwordFaults } from './password-rule.ts';

describe('[AUTH-27] a new password', () => {
  test.each(['Password1!', 'Passw0rd!', 'P@ssw0rd', 'P@$$w0rd1', '!QAZ2wsx', '1qaz@WSX', 'Qwerty123!', 'Letmein-1'])(
    'must not be a common one that was made to keep the rule: %s',
    (password) => {
      expect(passwordFaults(password)).toEqual(['common']);
    },
  );

  test.each(['Rennen-2026!', 'Galopp-2027!', 'Xk7#pass9wordQ'])('may be %s', (password) => {
    expect(passwordFaults(password)).toEqual([]);
  });

  test('is not called common while it breaks the rule', () => {
    expect(passwordFaults('password1!')).toEqual(['contains_uppercase']);
  });
});

describe('[AUTH-21] a password', () => {
  test('has 8 to 20 characters with a digit, a lowercase, an uppercase and a special one', () => {
    expect(passwordFaults('Paddock-2026!')).toEqual([]);
    expect(passwordFaults('Größe1!x')).toEqual([]);
    expect(passwordFaults('Aa1!567')).toEqual(['length']);
    expect(passwordFaults(`Aa1!${'x'.repeat(17)}`)).toEqual(['length']);
    expect(passwordFaults('Paddock-abc')).toEqual(['contains_numeric']);
    expect(passwordFaults('PADDOCK-1')).toEqual(['contains_lowercase']);
    expect(passwordFaults('paddock-1')).toEqual(['contains_uppercase']);
    expect(passwordFaults('Paddock12')).toEqual(['contains_symbol']);
    expect(passwordFaults('')).toHaveLength(5);
  });

  test.each([
    ['Kastel1ä', []],
    ['Kastel1 ', []],
    ['Äbcdef1!', ['contains_uppercase']],
  ])('is judged as forms judge it: %j lacks %j', (password, faults) => {
    expect(passwordFaults(password)).toEqual(faults);
  });

  test('is counted in characters, however they are composed', () => {
    expect(passwordFaults('Aa1!äöü🐎')).toEqual([]);
    expect(passwordFaults('Aa1!äöü'.normalize('NFD'))).toEqual(['length']);
  });

  test('of any text is judged without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(passwordFaults(text))));
  });

  test('is repeated as it is', () => {
    expect(newPasswordFaults('Paddock-2026!', 'Paddock-2026!')).toEqual({});
    expect(newPasswordFaults('Paddock-2026!', 'paddock-2026!')).toEqual({ password_confirmation: ['confirm'] });
    expect(newPasswordFaults('x', 'y', 'new_password')).toMatchObject({ new_password_confirmation: ['confirm'] });
  });
});
