import { addDays, type CalendarDate } from '@paddock/i18n';
import { parsePage } from '@paddock/pages';

/** The days of the listed team bets. */
export const PERIODS = ['today', 'coming', 'past'] as const;
export type Period = (typeof PERIODS)[number];

/** The period and page of a URL. */
export interface TeamBetChoice {
  period: Period;
  page: number;
}

/** Reads `?period=coming&page=2`. Ignores invalid values. */
export function parseTeamBetChoice(search: URLSearchParams): TeamBetChoice {
  return {
    period: PERIODS.find((period) => period === search.get('period')) ?? 'today',
    page: parsePage(search),
  };
}

/** The query string of a choice. The first page of today has none. */
export function writeTeamBetChoice({ period, page }: TeamBetChoice): string {
  const search = new URLSearchParams();
  if (period !== 'today') search.set('period', period);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '?';
}

/** The days and the page of a choice. At most a week of days; none for today, the API's default. */
export function wantedBy(
  { period, page }: TeamBetChoice,
  today: CalendarDate,
): { from?: CalendarDate; till?: CalendarDate; page: number } {
  if (period === 'today') return { page };
  return period === 'coming'
    ? { from: addDays(today, 1), till: addDays(today, 7), page }
    : { from: addDays(today, -7), till: addDays(today, -1), page };
}
