import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { obeys } from '../testing/vectors.ts';
import { amount, centsOf, moneyText, parseCents, typeMoney } from './money.ts';

const type = (...changes: string[]): string => changes.reduce(typeMoney, '');

/** Mostly digits and separators, and anything else that a clipboard may hold. */
const typed = fc.array(
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,') }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,€ -+e'), maxLength: 40 }),
    fc.string({ unit: 'binary' }),
  ),
);

describe('[RULES-13] [RULES-14] a money field', () => {
  test('holds an integer number of cents, never below zero, whatever is typed', () => {
    fc.assert(
      fc.property(typed, (changes) => {
        let shown = '';
        for (const change of changes) {
          shown = typeMoney(shown, change);
          expect(shown).toMatch(/^\d*[.,]?\d*$/);
          expect(centsOf(shown)).toSatisfy((cents: number) => Number.isSafeInteger(cents) && cents >= 0);
        }
      }),
    );
  });

  test('reads any text as an integer number of cents', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Number.isSafeInteger(centsOf(text))));
  });

  test('shows cents so that they are read back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('de', 'en'), (cents, locale) => {
        const text = moneyText(cents, locale as 'de' | 'en');
        expect([centsOf(text), parseCents(text), typeMoney('', text)]).toEqual([cents, cents, text]);
      }),
    );
    expect(moneyText(1250, 'de')).toBe('12,50');
    expect(moneyText(5, 'en')).toBe('0.05');
  });

  test.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    [',5', 50],
    [',', 0],
    ['', 0],
    ['1,239', 124],
    ['1.005', 101],
    ['0,995', 100],
    ['1.15', 115],
    ['90071992547409,91', 9_007_199_254_740_991],
    ['9'.repeat(400), 0],
  ])('with %s holds %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  test('takes digits, comma and dot only', () => {
    expect(type('12x', '€ 12,5')).toBe('12,5');
    expect(type('-1')).toBe('1');
  });

  test('drops the last character when it is a second separator', () => {
    expect(type('1', '1,', '1,5', '1,5.')).toBe('1,5');
    expect(type('1', '1,', '1,,')).toBe('1,');
  });

  test('keeps what it had when something with several separators is pasted: 1.234,56 must not become 1.23', () => {
    expect(type('7', '1.234,56')).toBe('7');
  });

  test('takes no more digits than can be counted', () => {
    expect(type('9'.repeat(13), '9'.repeat(14))).toBe('9'.repeat(13));
  });
});

describe('[RULES-11] [RULES-12] an amount', () => {
  test.each([
    ['0', 0],
    ['1,5', 150],
    ['1.50', 150],
    ['1,', undefined],
    [',5', undefined],
    ['1.234', undefined],
    ['-1', undefined],
    ['9'.repeat(20), undefined],
  ])('%s is %s cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
    expect(obeys(amount(), text)).toBe(cents !== undefined);
  });
});
