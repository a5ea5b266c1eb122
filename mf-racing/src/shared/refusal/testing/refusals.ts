import type { ServerRefusal } from '@paddock/pages/refusal';
import { BET_REFUSALS } from '../refusal-of.model.ts';

export type RefusalCode = keyof typeof BET_REFUSALS;

export const REFUSAL_CODES = Object.keys(BET_REFUSALS) as RefusalCode[];

const TOKEN = 'a'.repeat(32);

/** The server's `extended` by code; other codes have none. */
const EXTENDED: Partial<Record<RefusalCode, Record<string, unknown>>> = {
  customer_status_zero: { reg_token: TOKEN },
  check_registration: { reg_token: TOKEN },
  break_active: { until: '2026-11-22T12:00:00.000Z' },
  check_TC: { checkpoints: ['check_TC', 'check_age'] },
  check_identity_status: { checkpoints: ['check_identity_status'] },
  check_identity: { checkpoints: ['check_identity'] },
  check_age: { checkpoints: ['check_age'] },
  schufa_checked_date: { checkpoints: ['schufa_checked_date'] },
  lugas_waiting: { until: '2026-11-21T12:05:00.000Z' },
  non_runner: { startnrs: [3, 7] },
  stake_too_low: { minstake: 150 },
  price_changed: { price: 600, combinations: 2, odds: [] },
  odds_changed: { price: 500, combinations: 1, odds: [{ startnr: 3, odds: 350 }] },
  limit_exceeded: { type: 'bet', range: 'week', limit_amount: 5_000, limit_used: 4_500 },
};

/** A refusal as the server sends it. */
export const refusalWith = (code: string, extended: Record<string, unknown> | null = null): ServerRefusal => ({
  status: 409,
  code,
  message: `The server's words for ${code}.`,
  extended: extended ?? EXTENDED[code as RefusalCode] ?? null,
  validation: null,
});
