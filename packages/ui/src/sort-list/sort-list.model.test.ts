import { expect, test } from 'vitest';
import { dropAt, moveTo } from './sort-list.model.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['b', 0, 'bacd'],
  ['b', 2, 'acbd'],
  ['a', -1, 'abcd'],
  ['d', 9, 'abcd'],
])('[SORT-1] %s moves to place %d', (id, to, order) => {
  expect(moveTo(ids, id, to).join('')).toBe(order);
});

test.each([
  ['a', 'c', 'before', 'bacd'],
  ['a', 'c', 'after', 'bcad'],
  ['d', 'a', 'before', 'dabc'],
  ['c', 'a', 'after', 'acbd'],
  ['b', 'b', 'after', 'abcd'],
] as const)('[SORT-2] %s is dropped on %s, %s it', (id, target, place, order) => {
  expect(dropAt(ids, id, target, place).join('')).toBe(order);
});
