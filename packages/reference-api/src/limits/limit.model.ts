import { milliseconds } from 'date-fns/milliseconds';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { dayOf, utc } from '../day/zone.ts';

export const limitTypes = ['deposit', 'loss', 'lugas', 'bet'] as const;
export type LimitType = (typeof limitTypes)[number];
/** The longest first: what is refused names the longest range that is full. */
export const limitRanges = ['month', 'week', 'day'] as const;
export type LimitRange = (typeof limitRanges)[number];

/** What is kept of a limit. Amounts are cents, instants ms. */
export interface LimitState {
  limit_amount: number;
  /** The raise that is waited for, and from when on it holds; both or neither. */
  newlimit: number | null;
  newlimitvalid: number | null;
}

/** Above so many cents of a LUGAS limit the customer's means are checked (core §9: advanced threshold). */
export const advancedThreshold = 100_000;

/** The highest amount (cents) that a limit takes (core §9); of the types that it gives none for, the highest of all. */
export const maxAmount = (type: LimitType, isLugasRegistered: boolean): number => {
  if (type !== 'lugas') return 100_000_000;
  return isLugasRegistered ? 3_000_000 : 1_000_000;
};

/** A raise, or the end of a limit, waits so long (ms); whoever lowers is protected at once (domain §3.2). */
export const raiseDelay = milliseconds({ days: 7 });

/** The first day, `YYYY-MM-DD`, of the calendar month, the week from Monday, or the day that a day is in. */
export const startOf = (range: LimitRange, day: string): string => {
  if (range === 'day') return day;
  return dayOf(range === 'month' ? startOfMonth(day, { in: utc }) : startOfISOWeek(day, { in: utc }));
};

/** A limit as it holds at an instant: a raise whose day has come is the limit. */
export const limitAt = (limit: LimitState, now: number): LimitState => {
  const { newlimit, newlimitvalid } = limit;
  if (newlimit === null || newlimitvalid === null || newlimitvalid > now) return limit;
  return { limit_amount: newlimit, newlimit: null, newlimitvalid: null };
};

/**
 * Whether a limit holds (core §3): a month's always, one of a week or a day when its amount is above 0. Bet limits are
 * inactive until they are asked for (core §9), so there 0 is off for a month too.
 * @param amount cents; null was never set
 */
export const isActive = (type: LimitType, range: LimitRange, amount: number | null): boolean =>
  range === 'month' && type !== 'bet' ? true : (amount ?? 0) > 0;

/** What may be used at most; an inactive limit lets everything through. */
const allowed = (type: LimitType, range: LimitRange, amount: number): number =>
  isActive(type, range, amount) ? amount : Number.POSITIVE_INFINITY;

/**
 * A limit after the customer asked for an amount: a first or a lower one at once, a higher one, or none, after seven days.
 * @param current as it holds now; null when there is none
 */
export const changeLimit = (
  { type, range, amount }: { type: LimitType; range: LimitRange; amount: number },
  current: LimitState | null,
  now: number,
): LimitState => {
  const isRaise = current && allowed(type, range, amount) > allowed(type, range, current.limit_amount);
  if (!isRaise) return { limit_amount: amount, newlimit: null, newlimitvalid: null };
  // Asked for again, the same raise keeps its day.
  if (current.newlimit === amount) return current;
  return { ...current, newlimit: amount, newlimitvalid: now + raiseDelay };
};
