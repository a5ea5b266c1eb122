import type { RaceSummary } from '@paddock/api';
import { isSettled } from '../shared/race-status.model.ts';

const MINUTE = 60_000;
/** core §9: short 5 s, medium 15 s, long 45 s. */
const SHORT = 5_000;
const MEDIUM = 15_000;
const LONG = 45_000;

/**
 * Milliseconds until a race is asked for again, or false when nothing can change any more: 5 s in the last two minutes before
 * the off and until the race is really off, 15 s in the last ten, else 45 s (domain §3.1). A wait never runs past the minute
 * from which the next rate holds.
 * @param now milliseconds since 1970
 */
export function refreshInterval(race: Pick<RaceSummary, 'status' | 'postTime'>, now: number): number | false {
  if (isSettled(race.status)) return false;
  if (race.status !== 'OPEN') return LONG;
  const left = Date.parse(race.postTime) - now;
  if (left > 10 * MINUTE) return between(SHORT, left - 10 * MINUTE, LONG);
  if (left > 2 * MINUTE) return between(SHORT, left - 2 * MINUTE, MEDIUM);
  return SHORT;
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);
