import { notFound } from '@paddock/pages';
import { useParams } from 'react-router';
import { type Day, parseDay } from './day.model.ts';

/**
 * The day that a URL names, for a loader. Throws the answer 404 for what is not a day.
 * @param daysFromToday which day no date means; today unless told
 */
export function readDay(param: string | undefined, daysFromToday?: number): Day {
  const day = parseDay(param, Date.now(), daysFromToday);
  if (!day) throw notFound();
  return day;
}

/** The day of this page. Its loader has let no other through. */
export const useDay = (daysFromToday?: number): Day => readDay(useParams().date, daysFromToday);
