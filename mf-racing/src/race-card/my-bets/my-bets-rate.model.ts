import type { Race } from '@paddock/api';
import type { RefreshRate } from '@paddock/host';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { refreshRate } from '../../shared/refresh-rate.model.ts';

/**
 * The rate at which the bets on a race are read: the rate of the race, a shorter one while odds
 * wait for a confirmation, and after the race until all are settled.
 * @param now milliseconds since 1970
 */
export function myBetsRate(race: Race, bets: readonly Bet[], now: number): RefreshRate | null {
  const has = (status: Bet['status']) => bets.some((bet) => bet.status === status);
  if (has('confirmation_required')) return 'short';
  return refreshRate(race, now) ?? (has('accepted') ? 'medium' : null);
}
