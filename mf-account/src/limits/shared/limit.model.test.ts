import { describe, expect, test } from 'vitest';
import { limitOf } from '../../testing/limit-of.ts';
import { effectOf, isActive, type Limit, withAmount } from './limit.model.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const inSevenDays = Date.parse('2026-11-30T12:00:00Z');

const limit = (facts: Partial<Limit>) => limitOf({ limitAmount: 500, ...facts });

describe('a limit', () => {
  test.each([
    ['deposit', 'month', 0, true],
    ['lugas', 'month', null, true],
    ['deposit', 'week', 0, false],
    ['loss', 'day', 1, true],
    ['bet', 'month', 0, false],
    ['bet', 'week', 100, true],
  ] as const)('[ACCOUNTLIMITS-3] of %s per %s with %s is active: %s', (type, range, amount, active) => {
    expect(isActive({ type, range }, amount)).toBe(active);
  });
});

describe('another amount', () => {
  test.each<[name: string, facts: Partial<Limit>, amount: number, later: boolean]>([
    ['a lower one', {}, 400, false],
    ['a higher one', {}, 600, true],
    ['the first one', { limitAmount: null }, 600, false],
    ['0 of a month, which lets nothing through', {}, 0, false],
    ['0 of a week, which ends the limit', { range: 'week' }, 0, true],
    ['0 of stakes per month, which ends the limit', { type: 'bet' }, 0, true],
    ['the first one after an end', { range: 'week', limitAmount: 0 }, 600, false],
    ['between the limit and its raise', { newlimit: 800 }, 600, true],
  ])('[ACCOUNTLIMITS-4] %s', (_, facts, amount, later) => {
    expect(effectOf(limit(facts), amount, now)).toEqual(
      later ? { kind: 'later', at: inSevenDays, before: 500 } : { kind: 'now' },
    );
  });

  test('[ACCOUNTLIMITS-4] is shown as the server will show it', () => {
    expect(withAmount(limit({}), 600, now)).toMatchObject({
      limitAmount: 500,
      newlimit: 600,
      newlimitvalid: '2026-11-30T12:00:00.000Z',
    });
    expect(withAmount(limit({ newlimit: 800, newlimitvalid: '2026-11-28T12:00:00Z' }), 400, now)).toMatchObject({
      limitAmount: 400,
      newlimit: null,
      newlimitvalid: null,
    });
    expect(withAmount(limit({ range: 'week', limitAmount: null, active: false }), 400, now)).toMatchObject({
      limitAmount: 400,
      active: true,
    });
  });
});
