import type { Bet } from './bet.queries.ts';

/**
 * Cancelling a bet, or accepting its moved odds. Idempotent by the bet's id, so both can be
 * repeated.
 */
export type BetChange = 'cancel' | 'confirm';

/** A change that the server accepted just in time is in the bet after this time (ms). */
const TAKEN_WITHIN_MS = 5_000;

/**
 * Whether a bet shows the outcome of a change whose answer was lost: it was made, or can no longer
 * be made.
 * @param readAt instant (ms, server's clock) just before the bet was read
 */
export function isDecided(change: BetChange, { status, cancelUntil }: Bet, readAt: number): boolean {
  if (change === 'confirm') return status !== 'confirmation_required';
  if (status !== 'accepted') return true;
  return cancelUntil === null || readAt > Date.parse(cancelUntil) + TAKEN_WITHIN_MS;
}
