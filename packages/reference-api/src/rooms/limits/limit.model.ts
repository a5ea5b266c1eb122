import { milliseconds } from 'date-fns/milliseconds';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { dayOf, utc } from '../../world/day/zone.ts';

export const limitTypes = ['deposit', 'loss', 'lugas', 'bet'] as const;
export type LimitType = (typeof limitTypes)[number];
/** The longest first: a refusal names the longest exceeded range. */
export const limitRanges = ['month', 'week', 'day'] as const;
export type LimitRange = (typeof limitRanges)[number];

/** A stored limit. Amounts in cents, instants in ms. */
export interface LimitState {
  limit_amount: number;
  /** The pending raise and the instant from which it is valid; both or neither. */
  newlimit: number | null;
  newlimitvalid: number | null;
}

/** A LUGAS limit above this many cents needs a credit check (core §9: advanced threshold). */
export const ADVANCED_THRESHOLD = 100_000;

/** The maximum of a limit in cents (core §9); the highest one where core names none. */
export const maxAmount = (type: LimitType, isLugasRegistered: boolean): number => {
  if (type !== 'lugas') return 100_000_000;
  return isLugasRegistered ? 3_000_000 : 1_000_000;
};

/** How long a raise or the end of a limit waits; a lower limit is valid at once (domain §3.2). */
export const RAISE_DELAY_MS = milliseconds({ days: 7 });

/** The first day, `YYYY-MM-DD`, of the month, the week (from Monday) or the day of a date. */
export const startOf = (range: LimitRange, day: string): string => {
  if (range === 'day') return day;
  return dayOf(range === 'month' ? startOfMonth(day, { in: utc }) : startOfISOWeek(day, { in: utc }));
};

/** A limit at an instant, with a raise that has become valid. */
export const limitAt = (limit: LimitState, now: number): LimitState => {
  const { newlimit, newlimitvalid } = limit;
  if (newlimit === null || newlimitvalid === null || newlimitvalid > now) return limit;
  return { limit_amount: newlimit, newlimit: null, newlimitvalid: null };
};

/**
 * Whether a limit is active (core §3): a month's always, a week's or day's above 0. Bet limits are
 * inactive until they are set (core §9), so 0 is off for a month too.
 * @param amount cents; null if never set
 */
export const isActive = (type: LimitType, range: LimitRange, amount: number | null): boolean =>
  range === 'month' && type !== 'bet' ? true : (amount ?? 0) > 0;

/** The usable maximum; infinite for an inactive limit. */
const allowed = (type: LimitType, range: LimitRange, amount: number): number =>
  isActive(type, range, amount) ? amount : Number.POSITIVE_INFINITY;

/**
 * Changes a limit: a first or lower one at once, a raise or removal after seven days.
 * @param current the valid limit; null without one
 */
export const changeLimit = (
  { type, range, amount }: { type: LimitType; range: LimitRange; amount: number },
  current: LimitState | null,
  now: number,
): LimitState => {
  const isRaise = current && allowed(type, range, amount) > allowed(type, range, current.limit_amount);
  if (!isRaise) return { limit_amount: amount, newlimit: null, newlimitvalid: null };
  // The same raise asked again keeps its day.
  if (current.newlimit === amount) return current;
  return { ...current, newlimit: amount, newlimitvalid: now + RAISE_DELAY_MS };
};
