import type { ApiData } from '@paddock/api';

/** A limit of a type and range. Amounts are cents. */
export type Limit = ApiData<'getLimits'>[number];
export type LimitType = Limit['type'];
export type LimitRange = Limit['range'];

/** A higher limit, or the end of a limit, applies after this time (ms; domain §3.2). */
const RAISE_DELAY_MS = 7 * 24 * 3_600_000;

/**
 * A LUGAS limit above this (cents) needs a check of the customer's means (core §9: advanced
 * threshold).
 */
export const LUGAS_ADVANCED_THRESHOLD = 100_000;

/**
 * Whether a limit is active: a monthly limit always, others above 0 (core §3). Limits of stakes are
 * inactive until they are set (core §9), so a monthly one of 0 is off too.
 */
export const isActive = ({ type, range }: Pick<Limit, 'type' | 'range'>, amount: number | null): boolean =>
  (range === 'month' && type !== 'bet') || (amount ?? 0) > 0;

/** The amount that the customer requested last: a pending raise counts. Null if never set. */
export const askedAmount = ({ newlimit, limitAmount }: Limit): number | null => newlimit ?? limitAmount;

/** When a new amount applies. `before` is the amount until then. */
export type LimitEffect = { kind: 'now' } | { kind: 'later'; at: number; before: number };

const allowed = (limit: Limit, amount: number): number => (isActive(limit, amount) ? amount : Number.POSITIVE_INFINITY);

/** When an amount would apply if it was sent now; the server uses the same rule. */
export const effectOf = (limit: Limit, amount: number, now: number): LimitEffect => {
  const before = limit.limitAmount;
  return before !== null && allowed(limit, amount) > allowed(limit, before)
    ? { kind: 'later', at: now + RAISE_DELAY_MS, before }
    : { kind: 'now' };
};

/** A limit after an accepted change, shown before the server has answered. */
export const withAmount = (limit: Limit, amount: number, now: number): Limit => {
  const effect = effectOf(limit, amount, now);
  return effect.kind === 'later'
    ? { ...limit, newlimit: amount, newlimitvalid: new Date(effect.at).toISOString() }
    : { ...limit, limitAmount: amount, newlimit: null, newlimitvalid: null, active: isActive(limit, amount) };
};

export const limitKey = ({ type, range }: Pick<Limit, 'type' | 'range'>): string => `${type}_${range}`;
