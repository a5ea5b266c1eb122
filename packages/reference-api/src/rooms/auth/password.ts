import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordCost } from './password-cost.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

const KEY_BYTES = 32;

/** @returns `scrypt:<salt>:<key>`, both base64url */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES, passwordCost);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
};

/** Takes the same time for an unknown customer (`hash` null), so that timing reveals nothing. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = hash?.split(':') ?? [];
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_BYTES, passwordCost);
  return hash !== null && expected.length === KEY_BYTES && timingSafeEqual(given, expected);
};
