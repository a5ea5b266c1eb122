import { describe, expect, test } from 'vitest';
import { limitOf } from '../testing/limit-of.ts';
import { type CustomerLimit, type DepositRules, depositProblem, presetsOf } from './payin.model.ts';

const type = {
  id: 1,
  direction: 'deposit',
  provider: 'sofort',
  name: 'Sofort',
  minimum: 500,
  maximum: 500_000,
} as const;
const limit = (facts: Partial<CustomerLimit>) => limitOf({ limitAmount: 20_000, ...facts });
const rules = (facts: Partial<DepositRules> = {}): DepositRules => ({
  types: [type],
  limits: [],
  beforeIdentity: null,
  ...facts,
});

describe('[PAYIN-3] an amount', () => {
  test.each([
    ['the least of its type', 500, rules(), null],
    ['below it', 499, rules(), { kind: 'least', amount: 500 }],
    ['the most of its type', 500_000, rules(), null],
    ['above it', 500_001, rules(), { kind: 'most', amount: 500_000 }],
    ['what the identity check leaves', 3_000, rules({ beforeIdentity: 3_000 }), null],
    ['more than that', 3_001, rules({ beforeIdentity: 3_000 }), { kind: 'identity', amount: 3_000 }],
    ['what a limit leaves', 5_000, rules({ limits: [limit({ limitUsed: 15_000 })] }), null],
    [
      'more than a limit leaves',
      5_001,
      rules({ limits: [limit({ limitUsed: 15_000 })] }),
      { kind: 'deposit', range: 'month', limit: 20_000, used: 15_000 },
    ],
    [
      'more than the limit with all operators',
      600,
      rules({ limits: [limit({ type: 'lugas', limitUsed: 19_500 })] }),
      { kind: 'lugas', range: 'month', limit: 20_000, used: 19_500 },
    ],
    ['more than an inactive limit', 30_000, rules({ limits: [limit({ active: false })] }), null],
    ['more than a limit of stakes', 30_000, rules({ limits: [limit({ type: 'bet' })] }), null],
    ['any, with a limit that was never set', 30_000, rules({ limits: [limit({ limitAmount: null })] }), null],
  ])('that is %s', (_, amount, given, expected) => {
    expect(depositProblem(amount, 1, given)).toEqual(expected);
  });
});

test('[PAYIN-2] the presets are amounts that can be deposited', () => {
  expect(presetsOf(1, rules())).toEqual([1_000, 2_500, 5_000, 10_000, 20_000]);
  expect(presetsOf(1, rules({ beforeIdentity: 3_000 }))).toEqual([1_000, 2_500]);
  expect(presetsOf(1, rules({ beforeIdentity: 0 }))).toEqual([]);
});
