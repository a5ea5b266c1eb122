import { addDays, type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { parsePage } from '@paddock/pages';

/** The types of entries, in the order of the filter. */
export const TYPES = ['deposit', 'withdrawal', 'stake', 'payout', 'refund', 'bonus', 'conversion'] as const;
type TransactionType = (typeof TYPES)[number];

/** The filter of the entries, and the page of their list. */
export interface TransactionsChoice {
  /** The first and the last day, in Europe/Berlin. */
  from: CalendarDate;
  to: CalendarDate;
  /** An empty list means all. */
  types: readonly TransactionType[];
  /** From 1. */
  page: number;
}

/** The offered periods, in days up to today. The law requires the longest (§ 6d). */
export const PERIODS = [30, 90, 365] as const;

export const lastDays = (days: number, today: CalendarDate): Pick<TransactionsChoice, 'from' | 'to'> => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The first day that can be chosen. */
export const firstDay = (today: CalendarDate): CalendarDate => lastDays(366, today).from;

const dayIn = (text: string | null, today: CalendarDate): CalendarDate | undefined => {
  const day = parseCalendarDate(text ?? undefined);
  return day && day >= firstDay(today) && day <= today ? day : undefined;
};

/**
 * Reads `?from=2026-11-01&to=2026-11-20&type=stake&page=2`. Ignores invalid values; default: the
 * last 30 days.
 */
export function parseTransactionsChoice(search: URLSearchParams, today: CalendarDate): TransactionsChoice {
  const types = TYPES.filter((type) => search.getAll('type').includes(type));
  const page = parsePage(search);
  const to = dayIn(search.get('to'), today) ?? today;
  const from = dayIn(search.get('from'), today) ?? lastDays(PERIODS[0], to).from;
  return from <= to ? { from, to, types, page } : { ...lastDays(PERIODS[0], today), types, page };
}

/** The query string of a choice. */
export function writeTransactionsChoice({ from, to, types, page }: TransactionsChoice): string {
  const search = new URLSearchParams([['from', from], ['to', to], ...types.map((type) => ['type', type])]);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

/** The month of a day, up to today at most. */
export function monthOf(day: CalendarDate, today: CalendarDate): TransactionsChoice {
  const from = `${day.slice(0, 7)}-01` as CalendarDate;
  const next = addDays(from, 31);
  const last = addDays(`${next.slice(0, 7)}-01` as CalendarDate, -1);
  return { from, to: last < today ? last : today, types: [], page: 1 };
}

/** Adds a type to the chosen ones, or removes it. */
export const toggleType = (types: readonly TransactionType[], type: TransactionType): TransactionType[] =>
  TYPES.filter((each) => types.includes(each) !== (each === type));
