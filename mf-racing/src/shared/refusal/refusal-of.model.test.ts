import { defaultErrorMessage } from '@paddock/api';
import { expectAllCodes } from '@paddock/testing';
import { describe, expect, test } from 'vitest';
import { betRefusalOf } from './refusal-of.model.ts';
import { REFUSAL_CODES, refusalWith } from './testing/refusals.ts';

/** Codes of the contract that never refuse a bet, a confirmation or a cancellation. */
const OF_OTHER_CALLS = [
  // of logins
  'invalid_passkey',
  'too_many_requests',
  // of the account, deposits and limits
  'limit_forced',
  'lugas_not_eligible',
  'lugas_refused',
  'bank_account_not_validated',
  'wrong_password',
  'step_up_required',
  'wrong_bank_code',
  'bank_code_not_required',
  'personal_data_requested',
  'identity_validated',
  'erasure_requested',
  'list_full',
  // of the bonus programme, team bets and streams
  'voucher_not_open',
  'voucher_code_redeemed',
  'voucher_code_exhausted',
  'voucher_code_expired',
  'insufficient_points',
  'loyalty_not_enrolled',
  'no_points',
  'wheel_already_spun',
  'out_of_stock',
  'nickname_taken',
  'league_already_enrolled',
  'team_bet_closed',
  'team_bet_full',
  'team_bet_joined',
  'stream_denied',
];

describe('the refusals of a bet', () => {
  test('[REFUSED-1] are all that the contract has, but those of other calls', () => {
    expectAllCodes(REFUSAL_CODES, OF_OTHER_CALLS);
  });

  test.each(REFUSAL_CODES)('[REFUSED-1] %s has a kind of its own', (code) => {
    expect(betRefusalOf(refusalWith(code))).not.toMatchObject({ kind: 'other' });
  });

  test.each([
    ['check_registration', { kind: 'registration', isBlocked: false, token: 'a'.repeat(32) }],
    ['customer_status_zero', { kind: 'registration', isBlocked: true, token: 'a'.repeat(32) }],
    ['check_TC', { kind: 'checkpoint', checkpoints: ['check_TC', 'check_age'] }],
    ['lugas_waiting', { kind: 'lugas', state: 'waiting', until: '2026-11-21T12:05:00.000Z' }],
    ['break_active', { kind: 'break', until: '2026-11-22T12:00:00.000Z' }],
    ['non_runner', { kind: 'nonRunner', startNrs: [3, 7] }],
    ['stake_too_low', { kind: 'stakeTooLow', minStake: 150 }],
    ['price_changed', { kind: 'price', price: 600 }],
    ['odds_changed', { kind: 'odds', odds: [{ startNr: 3, odds: 350 }] }],
    ['limit_exceeded', { kind: 'limit', type: 'bet', range: 'week', limit: 5_000, left: 500 }],
  ])('[REFUSED-2] %s has the facts of the server', (code, refusal) => {
    expect(betRefusalOf(refusalWith(code))).toEqual(refusal);
  });

  test('[REFUSED-2] leaves nothing of a limit that was lowered below its use', () => {
    const lowered = { type: 'loss', range: 'day', limit_amount: 100, limit_used: 300 };
    expect(betRefusalOf(refusalWith('limit_exceeded', lowered))).toMatchObject({ limit: 100, left: 0 });
  });

  test('[REFUSED-2] has no token for the registration where the server gives none', () => {
    expect(betRefusalOf(refusalWith('check_registration', { reg_token: '' }))).toMatchObject({ token: null });
    expect(betRefusalOf(refusalWith('check_registration', {}))).toMatchObject({ token: null });
  });

  test.each(['stream_denied', 'a_code_of_a_newer_server', 'toString'])(
    '[REFUSED-3] %s has the words of the server',
    (code) => {
      expect(betRefusalOf(refusalWith(code))).toEqual({ kind: 'other', message: `The server's words for ${code}.` });
    },
  );

  test.each([
    ['lugas_waiting', { until: 'soon' }],
    ['non_runner', { startnrs: [] }],
    ['non_runner', { startnrs: 3 }],
    ['stake_too_low', {}],
    ['price_changed', { price: '6,00 €' }],
    ['odds_changed', { odds: [null, { startnr: 3 }] }],
    ['odds_changed', {}],
    ['limit_exceeded', { type: 'deposit', range: 'week', limit_amount: 1, limit_used: 1 }],
    ['limit_exceeded', { type: 'bet', range: 'year', limit_amount: 1, limit_used: 1 }],
    ['limit_exceeded', { type: 'bet', range: 'day' }],
  ])('[REFUSED-3] %s without its facts (%o) has the words of the server', (code, extended) => {
    expect(betRefusalOf(refusalWith(code, extended))).toMatchObject({ kind: 'other' });
  });

  test('[REFUSED-4] is a failure if the server gives no words', () => {
    const refusal = { ...refusalWith('a_code_of_a_newer_server'), message: defaultErrorMessage };
    expect(betRefusalOf(refusal)).toEqual({ kind: 'failed' });
  });

  test('[REFUSED-4] is a failure without an answer, or with a fault of the server', () => {
    expect(betRefusalOf({ ...refusalWith(''), status: null, code: null })).toEqual({ kind: 'failed' });
    expect(betRefusalOf({ ...refusalWith(''), status: 502, code: null })).toEqual({ kind: 'failed' });
    expect(betRefusalOf({ ...refusalWith('lugas_unavailable'), status: 503 })).toMatchObject({ kind: 'lugas' });
  });
});
