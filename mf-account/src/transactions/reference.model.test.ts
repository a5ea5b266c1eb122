import { expect, test } from 'vitest';
import { referenceOf } from './reference.model.ts';

test('[STATEMENT-1] a reference of a kind without words is none', () => {
  expect(referenceOf('bet:12')).toEqual({ kind: 'bet', id: '12' });
  expect(referenceOf('gift:3')).toBeNull();
});
