import { formatTime, formatZone, HOME_ZONE, type Locale } from '@paddock/i18n';

/** The planned off for eyes: our customers' time, and for a race abroad its zone and the time at the track. */
export interface OffTime {
  time: string;
  zone: string | null;
  /** `08:05 GMT-5`; null where the track's clocks show our time. */
  atTrack: string | null;
}

export function describeOffTime(race: { postTime: string; timeZone: string }, locale: Locale): OffTime {
  const { postTime, timeZone } = race;
  const time = formatTime(postTime);
  if (timeZone === HOME_ZONE) return { time, zone: null, atTrack: null };
  const there = formatTime(postTime, timeZone);
  return {
    time,
    zone: formatZone(postTime, locale),
    atTrack: there === time ? null : `${there} ${formatZone(postTime, locale, timeZone)}`,
  };
}
