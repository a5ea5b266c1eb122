import type { ApiData } from '@paddock/api';
import type { BetRefusal } from '../shared/refusal/refusal-of.model.ts';

/** A limit that leaves less than twice the price. Amounts in cents. */
export type NearLimit = Extract<BetRefusal, { kind: 'limit' }>;

/** This operator's limits that a price comes near to (betting §5). The price is in cents. */
export const nearLimits = (limits: ApiData<'getLimits'>, price: number): NearLimit[] =>
  limits.flatMap(({ type, range, limitAmount, limitUsed, active }) => {
    if (!active || limitAmount === null || (type !== 'bet' && type !== 'loss')) return [];
    const left = Math.max(0, limitAmount - limitUsed);
    return left < 2 * price ? [{ kind: 'limit', type, range, limit: limitAmount, left }] : [];
  });
