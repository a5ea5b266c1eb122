import { describe, expect, test } from 'vitest';
import { limitOf } from '../../testing/limit-of.ts';
import type { Limit } from './limit.model.ts';
import { entriesToSend, isMandatory } from './limit-submission.model.ts';

const forced = { forced: true };
const raised = { limitAmount: 500, newlimit: 800, newlimitvalid: '2026-11-28T12:00:00Z' };

describe('the entries of a change of limits', () => {
  test.each<[rule: string, facts: Partial<Limit>, amount: number | null, sent: number | null, withBets?: true]>([
    ['a changed amount is sent', { limitAmount: 500 }, 400, 400],
    ['a first amount is sent', {}, 400, 400],
    ['the same amount is not sent', { limitAmount: 500 }, 500, null],
    ['a raise that waits is the existing limit', raised, 800, null],
    ['the amount before a raise takes it back', raised, 500, 500],
    ['a forced limit is sent unchanged', { limitAmount: 500, forced: true }, 500, 500],
    ['a forced limit is sent changed', { limitAmount: 500, forced: true }, 400, 400],
    ['a zero ends an existing limit', { range: 'week', limitAmount: 500 }, 0, 0],
    ['an empty field is a zero', { range: 'week', limitAmount: 500 }, null, 0],
    ['a zero without an existing limit is skipped', { range: 'week' }, 0, null],
    ['an empty field without an existing limit is skipped', { range: 'day' }, null, null],
    ['a zero of a month without an existing limit is skipped', {}, 0, null],
    ['a zero without an existing limit is skipped, though forced', { forced: true }, 0, null],
    ['a zero that is there already is not sent', { range: 'week', limitAmount: 0 }, 0, null],
    ['a limit of stakes is not sent unasked', { type: 'bet', limitAmount: 500 }, 400, null],
    [
      'a limit of stakes is not sent unasked, though forced',
      { type: 'bet', limitAmount: 500, forced: true },
      400,
      null,
    ],
    ['a limit of stakes is sent when asked for', { type: 'bet', limitAmount: 500 }, 400, 400, true],
    ['an unchanged limit of stakes is not sent', { type: 'bet', limitAmount: 500 }, 500, null, true],
    ['a forced limit of stakes is sent unchanged', { type: 'bet', limitAmount: 500, forced: true }, 500, 500, true],
  ])('[ACCOUNTLIMITS-1] %s', (_, facts, amount, sent, withBets = false as never) => {
    const one = limitOf(facts);
    const { type, range } = one;
    const values = { [`${type}_${range}`]: amount };
    expect(entriesToSend([one], { began: [one], values }, { withBets })).toEqual(
      sent === null ? [] : [{ type, range, amount: sent }],
    );
  });

  test.each<[rule: string, began: Partial<Limit>, amount: number, now: Partial<Limit>, sent: number | null]>([
    ['a field left alone is not sent', { limitAmount: 500 }, 500, { limitAmount: 100 }, null],
    [
      'a forced one left alone is sent as it holds now',
      { ...forced, limitAmount: 500 },
      500,
      { ...forced, limitAmount: 100 },
      100,
    ],
    ['a raise meanwhile is not taken back', { limitAmount: 500 }, 500, raised, null],
    [
      'a forced raise meanwhile is sent as it waits',
      { ...forced, limitAmount: 500 },
      500,
      { ...forced, ...raised },
      800,
    ],
    ['a changed amount is sent', { limitAmount: 500 }, 400, { limitAmount: 100 }, 400],
    ['a changed amount that holds already is not sent', { limitAmount: 500 }, 100, { limitAmount: 100 }, null],
  ])('[ACCOUNTLIMITS-19] after a change on another device %s', (_, began, amount, now, sent) => {
    const change = { began: [limitOf(began)], values: { deposit_month: amount } };
    expect(entriesToSend([limitOf(now)], change, { withBets: false })).toEqual(
      sent === null ? [] : [{ type: 'deposit', range: 'month', amount: sent }],
    );
  });

  test('[ACCOUNTLIMITS-1] are those of the fields of the form', () => {
    const limits = [limitOf({ ...forced, limitAmount: 500 }), limitOf({ range: 'week', limitAmount: 300 })];
    const change = { began: limits, values: { deposit_week: 200 } };
    expect(entriesToSend(limits, change, { withBets: false })).toEqual([
      { type: 'deposit', range: 'week', amount: 200 },
    ]);
  });

  test('[ACCOUNTLIMITS-1] come from several limits in their order', () => {
    const limits = [
      limitOf({ limitAmount: 500 }),
      limitOf({ range: 'day' }),
      limitOf({ type: 'loss', limitAmount: 300 }),
    ];
    const values = { deposit_month: 400, deposit_day: 100, loss_month: 300 };
    expect(entriesToSend(limits, { began: limits, values }, { withBets: false })).toEqual([
      { type: 'deposit', range: 'month', amount: 400 },
      { type: 'deposit', range: 'day', amount: 100 },
    ]);
  });
});

describe('a field', () => {
  test.each<[name: string, facts: Partial<Limit>, mandatory: boolean]>([
    ['of a month that was set', { limitAmount: 500 }, true],
    ['of a month that was set to 0', { limitAmount: 0 }, true],
    ['of a month that was never set', {}, false],
    ['of a week', { range: 'week', limitAmount: 500 }, false],
    ['of a voluntary limit of stakes', { type: 'bet', limitAmount: 500 }, false],
    [
      'of a limit of stakes that is not voluntary',
      { type: 'bet', range: 'week', limitAmount: 500, forced: true },
      true,
    ],
  ])('[ACCOUNTLIMITS-2] %s', (_, facts, mandatory) => {
    expect(isMandatory(limitOf(facts))).toBe(mandatory);
  });
});
