import type { ApiData } from '@paddock/api';
import { addDays, type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { parsePage } from '@paddock/pages';

/** One entry of the account. It never changes. */
export type Transaction = ApiData<'getTransactions'>[number];
export type Totals = ApiData<'getTransactionTotals'>;

/** The types of entries, in the order of the filter. */
export const TYPES = ['deposit', 'withdrawal', 'stake', 'payout', 'refund', 'bonus', 'conversion'] as const;
type TransactionType = (typeof TYPES)[number];

/** The choice of entries. Days are in Europe/Berlin, both included. */
export interface Choice {
  from: CalendarDate;
  to: CalendarDate;
  /** An empty list means all. */
  types: readonly TransactionType[];
}

/** The offered periods, in days up to today. The law requires the longest (§ 6d). */
export const PERIODS = [30, 90, 365] as const;

export const lastDays = (days: number, today: CalendarDate): Pick<Choice, 'from' | 'to'> => ({
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
 * Reads `?from=2026-11-01&to=2026-11-20&type=stake`. Ignores invalid values; default: the last 30
 * days.
 */
export function parseChoice(search: URLSearchParams, today: CalendarDate): Choice {
  const types = TYPES.filter((type) => search.getAll('type').includes(type));
  const to = dayIn(search.get('to'), today) ?? today;
  const from = dayIn(search.get('from'), today) ?? lastDays(PERIODS[0], to).from;
  return from <= to ? { from, to, types } : { ...lastDays(PERIODS[0], today), types };
}

/** The query string of a choice and a page of it. */
export function writeChoice({ from, to, types }: Choice, page = 1): string {
  const search = new URLSearchParams([['from', from], ['to', to], ...types.map((type) => ['type', type])]);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}

/** A choice and its page, from a URL. */
export const parseAddress = (search: URLSearchParams, today: CalendarDate): { choice: Choice; page: number } => ({
  choice: parseChoice(search, today),
  page: parsePage(search),
});

/** The month of a day, up to today at most. */
export function monthOf(day: CalendarDate, today: CalendarDate): Choice {
  const from = `${day.slice(0, 7)}-01` as CalendarDate;
  const next = addDays(from, 31);
  const last = addDays(`${next.slice(0, 7)}-01` as CalendarDate, -1);
  return { from, to: last < today ? last : today, types: [] };
}

/** Adds a type to the choice, or removes it. */
export const toggleType = (choice: Choice, type: TransactionType): Choice => ({
  ...choice,
  types: TYPES.filter((each) => choice.types.includes(each) !== (each === type)),
});

/** The kinds of references, as in `bet:12`, that have a text. Another build may know more. */
const REFERENCES = ['bet', 'team', 'payment', 'voucher', 'loyalty_entry', 'wheel_spin', 'shop_order'] as const;

/** The purpose of an entry; null for a kind without a text. */
export function referenceOf(reference: string): { kind: (typeof REFERENCES)[number]; id: string } | null {
  const [kind, id = ''] = reference.split(':');
  const known = REFERENCES.find((each) => each === kind);
  return known ? { kind: known, id } : null;
}
