import { askedAmount, type Limit, type LimitRange, type LimitType, limitKey } from './limit.model.ts';

/** The fields of the form: cents by `limitKey`; null for an empty field. */
export type LimitValues = Readonly<Record<string, number | null>>;

/** An entry of the call. */
export interface LimitEntry {
  type: LimitType;
  range: LimitRange;
  /** Cents. */
  amount: number;
}

/** The form at the press. */
export interface LimitChange {
  /**
   * The limits that its fields followed. Without those that a call without an answer may change:
   * their fields are not left alone.
   */
  began: readonly Limit[];
  /** The values of the fields. */
  values: LimitValues;
}

/** Whether the customer left the field of a limit alone. */
export const isLeftAlone = (limit: Limit, { began, values }: LimitChange): boolean => {
  const begun = began.find((each) => limitKey(each) === limitKey(limit));
  return begun !== undefined && (values[limitKey(limit)] ?? 0) === (askedAmount(begun) ?? 0);
};

interface SubmissionRules {
  withBets: boolean;
  /** Entries of calls without an answer. */
  unanswered?: readonly LimitEntry[];
}

/**
 * The entries to send (core §5): fields that differ from the limit that exists now, and all forced
 * ones; limits of stakes only on request. A zero without an existing limit is skipped. A pending
 * raise counts as the existing limit; an empty field is 0, no limit. A field that the customer left
 * alone means what exists now: another device may have changed it since. A limit of a call without
 * an answer is sent again: nobody knows what exists.
 */
export const entriesToSend = (
  limits: readonly Limit[],
  change: LimitChange,
  { withBets, unanswered = [] }: SubmissionRules,
): LimitEntry[] =>
  limits.flatMap((limit) => {
    const { type, range, forced } = limit;
    const typed = change.values[limitKey(limit)];
    if (typed === undefined || (type === 'bet' && !withBets)) return [];
    const existing = askedAmount(limit);
    const amount = isLeftAlone(limit, change) ? (existing ?? 0) : (typed ?? 0);
    if (unanswered.some((entry) => limitKey(entry) === limitKey(limit))) return [{ type, range, amount }];
    if (amount === 0 && existing === null) return [];
    if (!forced && amount === existing) return [];
    return [{ type, range, amount }];
  });

/**
 * Whether the field of a limit must be filled in: a monthly limit that was set stays active (core
 * §3), and a forced limit of stakes is mandatory (core §5).
 */
export const isMandatory = (limit: Limit): boolean =>
  limit.type === 'bet' ? limit.forced : limit.range === 'month' && askedAmount(limit) !== null;
