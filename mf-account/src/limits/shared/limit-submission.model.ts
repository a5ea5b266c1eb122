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

/** The form at the press: the limits that its fields followed, and what the fields held. */
export interface LimitChange {
  began: readonly Limit[];
  values: LimitValues;
}

/**
 * The entries to send (core §5): fields that differ from the limit that exists now, and all forced
 * ones; limits of stakes only on request. A zero without an existing limit is skipped. A pending
 * raise counts as the existing limit; an empty field is 0, no limit. A field that the customer left
 * alone means what exists now: another device may have changed it since.
 */
export const entriesToSend = (
  limits: readonly Limit[],
  { began, values }: LimitChange,
  { withBets }: { withBets: boolean },
): LimitEntry[] => {
  const begun = new Map(began.map((limit) => [limitKey(limit), askedAmount(limit) ?? 0]));
  return limits.flatMap((limit) => {
    const { type, range, forced } = limit;
    const typed = values[limitKey(limit)];
    if (typed === undefined || (type === 'bet' && !withBets)) return [];
    const existing = askedAmount(limit);
    const amount = (typed ?? 0) === begun.get(limitKey(limit)) ? (existing ?? 0) : (typed ?? 0);
    if (amount === 0 && existing === null) return [];
    if (!forced && amount === existing) return [];
    return [{ type, range, amount }];
  });
};

/**
 * Whether the field of a limit must be filled in: a monthly limit that was set stays active (core
 * §3), and a forced limit of stakes is mandatory (core §5).
 */
export const isMandatory = (limit: Limit): boolean =>
  limit.type === 'bet' ? limit.forced : limit.range === 'month' && askedAmount(limit) !== null;
