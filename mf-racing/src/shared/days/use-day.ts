import { serverNow } from '@paddock/host';
import { apiDate, type CalendarDate } from '@paddock/i18n';
import { notFound, useToday } from '@paddock/pages';
import { useParams } from 'react-router';
import { type Day, parseDay } from './day.model.ts';

/**
 * The day of a URL, for a loader.
 * @param daysFromToday the default day
 * @throws Response 404 for an invalid date
 */
export const readDay = (param: string | undefined, daysFromToday?: number): Day =>
  dayOrNotFound(param, apiDate(serverNow()), daysFromToday);

/** The day of the present page. Its loader has refused invalid dates. */
export const useDay = (daysFromToday?: number): Day => dayOrNotFound(useParams().date, useToday(), daysFromToday);

function dayOrNotFound(param: string | undefined, today: CalendarDate, daysFromToday?: number): Day {
  const day = parseDay(param, today, daysFromToday);
  if (!day) throw notFound();
  return day;
}
