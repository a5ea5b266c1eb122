import type { RaceSummary } from '@paddock/api';
import type { RefreshRate } from '@paddock/host';
import { isSettled } from './races/race-status.model.ts';

const MINUTE_MS = 60_000;

/**
 * How often a race is refreshed (domain §3.1): short in the last two minutes before the off and
 * until the race starts, medium in the last ten minutes, else long. Null once nothing can change.
 * @param now milliseconds since 1970
 */
export function refreshRate(race: Pick<RaceSummary, 'status' | 'postTime'>, now: number): RefreshRate | null {
  if (isSettled(race.status)) return null;
  if (race.status !== 'OPEN') return 'long';
  const left = Date.parse(race.postTime) - now;
  if (left > 10 * MINUTE_MS) return 'long';
  return left > 2 * MINUTE_MS ? 'medium' : 'short';
}
