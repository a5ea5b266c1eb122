import { describe, expect, test } from 'vitest';
import { compactIban, isIban } from './iban.ts';

describe('an IBAN', () => {
  test('is read as people write it: with spaces, dashes and small letters', () => {
    for (const text of ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'de89-3704-0044-0532-0130-00']) {
      expect(isIban(text), text).toBe(true);
      expect(compactIban(text)).toBe('DE89370400440532013000');
    }
  });

  test('may be of any country that has them', () => {
    for (const text of ['AT611904300234573201', 'CH9300762011623852957', 'NO9386011117947', 'GB29NWBK60161331926819']) {
      expect(isIban(text), text).toBe(true);
    }
  });

  test('is refused when a digit is wrong or two are swapped', () => {
    for (const text of ['DE89370400440532013001', 'DE98370400440532013000', 'DE89370400440532010300']) {
      expect(isIban(text), text).toBe(false);
    }
  });

  test('is refused when it is too short or long for its country, although modulo 97 fits', () => {
    const digits = (bban: string) => BigInt(`${bban}131400`) % 97n;
    for (const bban of ['37040044053201300', '3704004405320130000']) {
      const check = String(98n - digits(bban)).padStart(2, '0');
      expect(isIban(`DE${check}${bban}`), bban).toBe(false);
    }
  });

  test('is refused when it is none at all', () => {
    for (const text of [
      '',
      '   ',
      'DE',
      'XX89370400440532013000',
      'DE8937040044053201300Ä',
      '89370400440532013000',
      'DE٨٩370400440532013000',
    ]) {
      expect(isIban(text), text).toBe(false);
    }
  });
});
