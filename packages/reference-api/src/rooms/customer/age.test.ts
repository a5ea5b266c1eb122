import { expect, test } from 'vitest';
import { isAdult } from './age.ts';

test('a person comes of age on the 18th birthday', () => {
  expect(isAdult('2008-11-21', '2026-11-20')).toBe(false);
  expect(isAdult('2008-11-21', '2026-11-21')).toBe(true);
  expect(isAdult('1926-11-21', '2026-11-21')).toBe(true);
});

test('whoever was born on 29 February comes of age on 1 March', () => {
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
});

test('nobody is of age who is not born yet', () => {
  expect(isAdult('2030-01-01', '2026-11-21')).toBe(false);
  expect(isAdult('9999-12-31', '2026-11-21')).toBe(false);
});
