import { notFound } from '@paddock/pages';
import { useParams } from 'react-router';
import { type Day, parseDay } from './day.model.ts';

/**
 * The day of a URL, for a loader.
 * @param daysFromToday the default day
 * @throws Response 404 for an invalid date
 */
export function readDay(param: string | undefined, daysFromToday?: number): Day {
  const day = parseDay(param, Date.now(), daysFromToday);
  if (!day) throw notFound();
  return day;
}

/** The day of the present page. Its loader has refused invalid dates. */
export const useDay = (daysFromToday?: number): Day => readDay(useParams().date, daysFromToday);
