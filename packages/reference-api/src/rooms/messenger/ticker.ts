import type { RaceDays } from '../../world/day/race-days.ts';
import { addDays } from '../../world/day/zone.ts';
import { eventsOf, type TickerEvent } from './ticker.model.ts';

export interface TickerEntry extends TickerEvent {
  /** Grows with time: seconds since 1970 and the index in the second. */
  id: number;
}

export interface Ticker {
  /** Entries of today and yesterday up to an instant (ms), newest first, and the next change. */
  at(now: number): Promise<{ entries: TickerEntry[]; until: number }>;
}

/** Cached days: today, yesterday and one for a moved clock. */
const KEPT_DAYS = 3;

/** More entries than one second can have. */
const PER_SECOND = 1000;

const secondOf = (instant: number) => Math.floor(instant / 1000);

/** Entries appear at the next full second, together: no smaller id follows a greater one. */
const onFullSecond = (event: TickerEvent): TickerEvent => ({ ...event, at: Math.ceil(event.at / 1000) * 1000 });
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** By time, with a fixed order within a second, so that ids are stable. */
const inOrder = (a: TickerEvent, b: TickerEvent): number =>
  secondOf(a.at) - secondOf(b.at) ||
  a.race.id - b.race.id ||
  a.type.localeCompare(b.type) ||
  (a.startnr ?? 0) - (b.startnr ?? 0);

const numbered = (events: readonly TickerEvent[]): TickerEntry[] => {
  let second = 0;
  let place = 0;
  return [...events].sort(inOrder).map((event) => {
    place = secondOf(event.at) === second ? place + 1 : 0;
    second = secondOf(event.at);
    return { ...event, id: second * PER_SECOND + place };
  });
};

/** Derived from the race days, not stored: the same instant gives the same entries. */
export const createTicker = (days: RaceDays): Ticker => {
  const known = new Map<string, Promise<TickerEntry[]>>();
  // A UTC day: its entries can belong to races of the day before or after.
  const make = async (date: string) =>
    numbered(
      (await days.racesAround(date))
        .flatMap(eventsOf)
        .map(onFullSecond)
        .filter(({ at }) => dayOf(at) === date),
    );
  const entriesOf = (date: string): Promise<TickerEntry[]> => {
    const made = known.get(date) ?? make(date);
    known.set(date, made);
    // Retry after a failure.
    made.catch(() => known.delete(date));
    if (known.size > KEPT_DAYS) known.delete(known.keys().next().value as string);
    return made;
  };
  return {
    async at(now) {
      const today = dayOf(now);
      const [before, current] = await Promise.all([entriesOf(addDays(today, -1)), entriesOf(today)]);
      return {
        entries: [...before, ...current.filter(({ at }) => at <= now)].reverse(),
        until: current.find(({ at }) => at > now)?.at ?? Date.parse(addDays(today, 1)),
      };
    },
  };
};
