import { isApiError } from '@paddock/api';
import type { Bet } from './bet.queries.ts';

/**
 * Taking a bet back, or accepting its odds that have moved. The bet's id is the key: both can be
 * repeated.
 */
export type BetChange = 'cancel' | 'confirm';

/** A change that the server took just in time is in the bet after so long (ms). */
const TAKEN_WITHIN_MS = 5_000;

/** Whether an error says for certain that nothing was changed. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'api' && (error.status ?? 500) < 500;

/**
 * Whether a bet says what became of a change whose answer was lost: it was made, or it cannot be
 * made any more.
 * @param readAt instant (ms) of the server's clock before which the bet was not read
 */
export function isDecided(change: BetChange, { status, cancelUntil }: Bet, readAt: number): boolean {
  if (change === 'confirm') return status !== 'confirmation_required';
  if (status !== 'accepted') return true;
  return cancelUntil === null || readAt > Date.parse(cancelUntil) + TAKEN_WITHIN_MS;
}
