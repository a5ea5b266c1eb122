import { expect, test } from 'vitest';
import { hindranceOf } from './payout.model.ts';

const validated = { iban: 'DE89', holder: 'Erika', bankAccountStatus: 'validated', bankCodeRequired: false } as const;

test.each([
  [1, validated, 100, null],
  [1, validated, 99, 'empty'],
  [1, { ...validated, bankAccountStatus: 'none' }, 100, 'none'],
  [1, { ...validated, bankAccountStatus: 'pending', bankCodeRequired: true }, 100, 'code'],
  [1, { ...validated, bankAccountStatus: 'pending' }, 100, 'pending'],
  [15, { ...validated, bankAccountStatus: 'none' }, 100, 'none'],
  [15, validated, 100, 'registration'],
  [6, validated, 100, 'identity'],
  [9, { ...validated, bankAccountStatus: 'pending', bankCodeRequired: true }, 100, 'code'],
  [9, validated, 100, 'registration'],
  [0, validated, 100, 'registration'],
] as const)('[PAYOUT-5] status %i: what comes first', (customerstatusId, account, balance, expected) => {
  expect(hindranceOf({ customerstatusId, balance }, account, 100)).toBe(expected);
});
