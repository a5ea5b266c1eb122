import { numberFormatters } from './formatters.ts';
import type { Locale } from './locale.ts';

/** Below this time, a countdown shows seconds (m:ss). */
export const COUNTDOWN_SECONDS_BELOW_MS = 5 * 60_000;

/** From this time on, it shows days only. */
const DAYS_FROM_HOURS = 48;

const counts = numberFormatters((unit) => ({ style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }));
const inWords = (count: number, unit: 'day' | 'hour' | 'minute', locale: Locale): string =>
  counts(locale, unit).format(count);

/**
 * Time left, in milliseconds: `4:07` below five minutes, else words that `Intl` knows in each
 * language (`12 Min.`, `1 Std. 5 Min.`, `1 hr 5 mins`, `13 Tage`). A time in the past is `0:00`.
 */
export function formatCountdown(ms: number, locale: Locale): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (ms < COUNTDOWN_SECONDS_BELOW_MS) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  if (hours >= DAYS_FROM_HOURS) return inWords(Math.floor(hours / 24), 'day', locale);
  const rest = inWords(minutes % 60, 'minute', locale);
  return hours === 0 ? rest : `${inWords(hours, 'hour', locale)} ${rest}`;
}
