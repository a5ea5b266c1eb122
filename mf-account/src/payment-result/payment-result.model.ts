import type { Payment } from '../shared/money/money.queries.ts';

/** How an outcome looks (core §4). */
export const toneOf = (status: Payment['status']): 'success' | 'info' | 'warning' | 'danger' => {
  if (status === 'success') return 'success';
  if (status === 'pending') return 'info';
  return status === 'cancel' ? 'warning' : 'danger';
};

/** A pending payment is asked for again after each of these (ms): for five minutes in all. */
export const WAITS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, ...Array<number>(9).fill(30_000)];

/** The id of the payment in an address; null if there is none. */
export function paymentIdOf(text: string | null): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
