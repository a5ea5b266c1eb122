import type { Send } from '@paddock/host';
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

/** A browser that comes back from a provider has begun its deposit within this time (ms). */
const BEGUN_WITHIN_MS = 60 * 60_000;

/**
 * The id of the deposit that this browser has just begun, for a URL that names none. Null if the
 * last press made none or is not answered yet: an earlier success is not its outcome.
 * @param now instant (ms) of the server's clock
 */
export function justBegun(sends: readonly Send[], now: number): number | null {
  const last = sends.findLast(({ operation }) => operation === 'startPayment');
  const isRecent = last !== undefined && now - Date.parse(last.pressedAt) < BEGUN_WITHIN_MS;
  return isRecent && last.state.status === 'taken' ? last.state.id : null;
}
