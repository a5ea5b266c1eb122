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
 * The entries to send (core §5): only what differs from the existing limit, forced ones always,
 * limits of stakes only when asked for. A zero without an existing limit is skipped. A raise that
 * waits is the existing limit; an empty field is 0, no limit.
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
 * Whether the field of a limit must be filled in: a limit of a month that was set stays active
 * (core §3), and a limit of stakes that is not voluntary is mandatory (core §5).
 */
export const isMandatory = (limit: Limit): boolean =>
  limit.type === 'bet' ? limit.forced : limit.range === 'month' && askedAmount(limit) !== null;
