import type { components } from '@paddock/api';
import { isExplained } from '@paddock/api/errors';
import { type Checkpoint, openCheckpoints, type ServerRefusal } from '@paddock/pages/refusal';

type ErrorCode = components['schemas']['ErrorCode'];

/** Odds of a horse, in hundredths. */
interface RunnerOdds {
  startNr: number;
  odds: number;
}

/** A refusal that only the central file knows (domain §3.2). `until` is an ISO instant. */
export type CentralFileRefusal =
  | { kind: 'lugas'; state: 'elsewhere' | 'unavailable' }
  | { kind: 'lugas'; state: 'waiting'; until: string };

/** Betting under LUGAS is refused (core §4). */
export type LugasRefusal = CentralFileRefusal | { kind: 'lugas'; state: 'unregistered' | 'inactive' };

/**
 * Why the server refused a bet, its confirmation or its cancellation, with the facts. Amounts are
 * cents.
 */
export type BetRefusal =
  | { kind: 'login' }
  /**
   * `token`: the registration continues at its page with it; null if there is none. `isBlocked`:
   * the customer's status is 0.
   */
  | { kind: 'registration'; isBlocked: boolean; token: string | null }
  /** The open checkpoints, starting with the one that refused. */
  | { kind: 'checkpoint'; checkpoints: readonly [Checkpoint, ...Checkpoint[]] }
  /** The time in which a customer may bet before the identity check is over. */
  | { kind: 'overdue' }
  | { kind: 'excluded' }
  /** A break of 24 hours. `until` is an ISO instant; null if it is not told yet (D-128). */
  | { kind: 'break'; until: string | null }
  /** LUGAS: the customer must first see the amounts of 30 days. */
  | { kind: 'amounts' }
  /** The customer must first confirm what applies until its identity is checked. */
  | { kind: 'notice' }
  | LugasRefusal
  | { kind: 'limit'; type: 'bet' | 'loss'; range: 'day' | 'week' | 'month'; limit: number; left: number }
  | { kind: 'balance' }
  | { kind: 'closed' }
  | { kind: 'notOffered' }
  | { kind: 'nonRunner'; startNrs: readonly number[] }
  | { kind: 'stakeTooLow'; minStake: number }
  /** The ticket breaks a rule that the slip did not notice. */
  | { kind: 'invalid' }
  | { kind: 'price'; price: number }
  /** The present odds. */
  | { kind: 'odds'; odds: readonly RunnerOdds[] }
  /** The 30 s to confirm moved odds have passed. */
  | { kind: 'lapsed' }
  /** The 60 s to cancel have passed, or the race is closed. */
  | { kind: 'cancelTooLate' }
  | { kind: 'gone' }
  /** The bet arrived too late, or its key is used up. Nothing is booked. */
  | { kind: 'notTaken' }
  /** This page is older than the server. */
  | { kind: 'outdated' }
  /** No answer, or an error of the server. */
  | { kind: 'failed' }
  /** Any other code, with the server's message. */
  | { kind: 'other'; message: string };

type Facts = Readonly<Record<string, unknown>>;

const numberIn = (facts: Facts, name: string): number | null => {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
};

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === value) ?? null;

const tokenIn = ({ reg_token: token }: Facts): string | null =>
  typeof token === 'string' && token !== '' ? token : null;

const checkpoint =
  (first: Checkpoint) =>
  (facts: Facts): BetRefusal => ({ kind: 'checkpoint', checkpoints: openCheckpoints(first, facts) });

const limit = (facts: Facts): BetRefusal | null => {
  const type = oneOf(['bet', 'loss'], facts.type);
  const range = oneOf(['day', 'week', 'month'], facts.range);
  const amount = numberIn(facts, 'limit_amount');
  const used = numberIn(facts, 'limit_used');
  if (!type || !range || amount === null || used === null) return null;
  return { kind: 'limit', type, range, limit: amount, left: Math.max(0, amount - used) };
};

const odds = ({ odds: listed }: Facts): BetRefusal | null => {
  if (!Array.isArray(listed)) return null;
  const all = listed.flatMap((entry: Facts | null) => {
    const [startNr, value] = [numberIn(entry ?? {}, 'startnr'), numberIn(entry ?? {}, 'odds')];
    return startNr === null || value === null ? [] : [{ startNr, odds: value }];
  });
  return all.length > 0 ? { kind: 'odds', odds: all } : null;
};

const nonRunner = ({ startnrs }: Facts): BetRefusal | null => {
  const numbers = Array.isArray(startnrs) ? startnrs.filter((each) => typeof each === 'number') : [];
  return numbers.length > 0 ? { kind: 'nonRunner', startNrs: numbers } : null;
};

const untilIn = ({ until }: Facts): string | null =>
  typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : null;

const waiting = (facts: Facts): BetRefusal | null => {
  const until = untilIn(facts);
  return until === null ? null : { kind: 'lugas', state: 'waiting', until };
};

const price = (facts: Facts): BetRefusal | null => {
  const cents = numberIn(facts, 'price');
  return cents === null ? null : { kind: 'price', price: cents };
};

const stakeTooLow = (facts: Facts): BetRefusal | null => {
  const minStake = numberIn(facts, 'minstake');
  return minStake === null ? null : { kind: 'stakeTooLow', minStake };
};

/** Reads the facts of a code from `extended`; null if they do not match the contract. */
type Reader = (extended: Facts) => BetRefusal | null;

/**
 * Every code with which the server refuses to take, confirm or cancel a bet or to begin the betting
 * session, in the order of its checks.
 */
export const BET_REFUSALS = {
  unauthorized: () => ({ kind: 'login' }),
  unauthorized_customer_jwt: () => ({ kind: 'login' }),
  csrf_mismatch: () => ({ kind: 'outdated' }),
  method_not_allowed: () => ({ kind: 'outdated' }),
  unsupported_media_type: () => ({ kind: 'outdated' }),
  payload_too_large: () => ({ kind: 'invalid' }),
  invalid_parameters: () => ({ kind: 'invalid' }),
  internal_error: () => ({ kind: 'failed' }),
  not_found: () => ({ kind: 'gone' }),
  idempotency_key_void: () => ({ kind: 'notTaken' }),
  idempotency_key_reused: () => ({ kind: 'notTaken' }),
  request_expired: () => ({ kind: 'notTaken' }),
  customer_excluded: () => ({ kind: 'excluded' }),
  break_active: (extended) => ({ kind: 'break', until: untilIn(extended) }),
  customer_status_zero: (extended) => ({ kind: 'registration', isBlocked: true, token: tokenIn(extended) }),
  login_status_expired: () => ({ kind: 'overdue' }),
  before_identity_modal: () => ({ kind: 'notice' }),
  check_registration: (extended) => ({ kind: 'registration', isBlocked: false, token: tokenIn(extended) }),
  check_TC: checkpoint('check_TC'),
  check_identity_status: checkpoint('check_identity_status'),
  check_identity: checkpoint('check_identity'),
  check_age: checkpoint('check_age'),
  schufa_checked_date: checkpoint('schufa_checked_date'),
  lugas_not_registered: () => ({ kind: 'lugas', state: 'unregistered' }),
  lugas_amounts_modal: () => ({ kind: 'amounts' }),
  lugas_unavailable: () => ({ kind: 'lugas', state: 'unavailable' }),
  lugas_waiting: waiting,
  lugas_active_elsewhere: () => ({ kind: 'lugas', state: 'elsewhere' }),
  lugas_not_activated: () => ({ kind: 'lugas', state: 'inactive' }),
  race_closed: () => ({ kind: 'closed' }),
  pool_not_offered: () => ({ kind: 'notOffered' }),
  wager_not_sold_yet: () => ({ kind: 'notOffered' }),
  non_runner: nonRunner,
  stake_too_low: stakeTooLow,
  price_changed: price,
  odds_changed: odds,
  limit_exceeded: limit,
  insufficient_balance: () => ({ kind: 'balance' }),
  bet_lapsed: () => ({ kind: 'lapsed' }),
  cancel_too_late: () => ({ kind: 'cancelTooLate' }),
} as const satisfies Partial<Record<ErrorCode, Reader>>;

const readerOf = (code: string | null): Reader | null =>
  code !== null && Object.hasOwn(BET_REFUSALS, code) ? BET_REFUSALS[code as keyof typeof BET_REFUSALS] : null;

/**
 * Why a bet was refused. A code that is unknown here, or lacks its facts, keeps the server's
 * message.
 */
export function betRefusalOf(refusal: ServerRefusal): BetRefusal {
  const known = readerOf(refusal.code)?.(refusal.extended ?? {});
  return known ?? (isExplained(refusal) ? { kind: 'other', message: refusal.message } : { kind: 'failed' });
}
