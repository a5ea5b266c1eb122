import { expect, test } from 'vitest';
import { createBankCode } from './bank-code.ts';

test('a bank code has no letter that is taken for another, and is not guessed from the one before', () => {
  const codes = Array.from({ length: 200 }, createBankCode);
  for (const code of codes) expect(code).toMatch(/^[A-Z3479]{6}$/);
  expect(codes.join('')).not.toMatch(/[O06G1I8BJ5S2Z]/);
  expect(new Set(codes).size).toBeGreaterThan(195);
});
