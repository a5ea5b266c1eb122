import type { RaceSummary } from '@paddock/api';

const HOUR = 3_600_000;

/** The open race with the earliest off, if that is within the hour. */
export function nextOff(races: readonly RaceSummary[], now = Date.now()): RaceSummary | undefined {
  const [next] = races
    .filter(({ status }) => status === 'OPEN')
    .sort((a, b) => Date.parse(a.postTime) - Date.parse(b.postTime));
  return next && Date.parse(next.postTime) - now < HOUR ? next : undefined;
}
