import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { atRealPasswordCost } from '../../../test/rigs/password-cost.ts';
import { hashPassword, isPassword } from './password.ts';

test('a password is stored as scrypt at the figures of OWASP, with a salt of its own', async () => {
  await atRealPasswordCost(async () => {
    const [one, other] = [await hashPassword('Paddock-2026!'), await hashPassword('Paddock-2026!')];
    expect(one).not.toBe(other);
    const [, salt = '', key] = one.split(':');
    const derived = scryptSync('Paddock-2026!', Buffer.from(salt, 'base64url'), 32, { N: 16_384, r: 8, p: 5 });
    expect(derived.toString('base64url')).toBe(key);
    expect(await isPassword('Paddock-2026!', one)).toBe(true);
    expect(await isPassword('Paddock-2026?', one)).toBe(false);
  });
});
