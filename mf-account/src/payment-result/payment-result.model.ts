import type { Payment } from '../shared/money/money.queries.ts';

/** The tone of an outcome (core §4). */
export const toneOf = (status: Payment['status']): 'success' | 'info' | 'warning' | 'danger' => {
  if (status === 'success') return 'success';
  if (status === 'pending') return 'info';
  return status === 'cancel' ? 'warning' : 'danger';
};

/** The page asks for a pending payment again after each of these (ms): for five minutes in all. */
export const WAITS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, ...Array<number>(9).fill(30_000)];

/** The key in a return URL; null if it has the wrong form. */
export const parseReturnKey = (text: string | null): string | null =>
  text !== null && /^[\w-]{43}$/.test(text) ? text : null;
