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

/**
 * The entries to send (core §5): limits that differ from the existing one, and all forced ones;
 * limits of stakes only on request. A zero without an existing limit is skipped. A pending raise
 * counts as the existing limit; an empty field is 0, no limit.
 */
export const entriesToSend = (
  limits: readonly Limit[],
  values: LimitValues,
  { withBets }: { withBets: boolean },
): LimitEntry[] =>
  limits.flatMap((limit) => {
    const { type, range, forced } = limit;
    const existing = askedAmount(limit);
    const amount = values[limitKey(limit)] ?? 0;
    if (type === 'bet' && !withBets) return [];
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
