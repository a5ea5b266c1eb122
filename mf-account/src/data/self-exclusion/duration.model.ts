import { addDays, apiDate, type CalendarDate } from '@paddock/i18n';

/** Offered durations in days; the shortest is the legal minimum (core §9). */
export const DURATIONS = [90, 180, 365, 730, 1825] as const;

/**
 * The day on which an exclusion that begins now ends.
 * @param now instant (ms)
 */
export const lastDay = (days: number, now: number): CalendarDate => addDays(apiDate(now), days);
