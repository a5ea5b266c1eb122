import type { RaceSummary } from '@paddock/api';

const HOUR_MS = 3_600_000;

/**
 * The open race with the earliest off, if that is within the hour.
 * @param now ms since 1970
 */
export function nextOff(races: readonly RaceSummary[], now: number): RaceSummary | undefined {
  const [next] = races
    .filter(({ status }) => status === 'OPEN')
    .sort((a, b) => Date.parse(a.postTime) - Date.parse(b.postTime));
  return next && Date.parse(next.postTime) - now < HOUR_MS ? next : undefined;
}
