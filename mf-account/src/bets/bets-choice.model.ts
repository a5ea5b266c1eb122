import type { components } from '@paddock/api';
import { type CalendarDate, parseCalendarDate } from '@paddock/i18n';
import { parseId, parsePage } from '@paddock/pages';

export type BetStatus = components['schemas']['BetStatus'];

/** The states to choose from, each of one or two statuses of the API. */
export const STATES = {
  open: ['accepted', 'confirmation_required'],
  won: ['won'],
  lost: ['lost'],
  refunded: ['refunded'],
  cancelled: ['cancelled', 'lapsed'],
} as const satisfies Record<string, readonly BetStatus[]>;

export type BetState = keyof typeof STATES;

/** The state of a status. */
export const stateOf = (status: BetStatus): BetState =>
  (Object.keys(STATES) as BetState[]).find((state) => STATES[state].some((each) => each === status)) ?? 'open';

/**
 * The filter of the list of bets. With a race, it shows all bets on that race, without any other
 * filter.
 */
export interface BetsChoice {
  state?: BetState | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  raceId?: number | undefined;
  /** From 1. */
  page: number;
}

const dayIn = (search: URLSearchParams, name: string): CalendarDate | undefined =>
  parseCalendarDate(search.get(name) ?? '') ?? undefined;

/**
 * Reads `?status=open&from=2026-11-01&to=2026-11-21&page=2` or `?race=7`. Ignores invalid values.
 */
export function parseBetsChoice(search: URLSearchParams): BetsChoice {
  const page = parsePage(search);
  const raceId = parseId(search.get('race') ?? undefined);
  if (raceId !== null && raceId > 0) return { raceId, page };
  const status = search.get('status');
  return {
    state: (Object.keys(STATES) as BetState[]).find((state) => state === status),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    page,
  };
}

/** The query string of a choice. */
export function writeBetsChoice({ state, from, to, raceId, page }: BetsChoice): string {
  const all = { status: state, from, to, race: raceId, page: page > 1 ? page : undefined };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  return `?${new URLSearchParams(given)}`;
}
