import type { RaceDays } from '../../world/day/race-days.ts';
import { addDays } from '../../world/day/zone.ts';
import { eventsOf, type TickerEvent } from './ticker.model.ts';

export interface TickerEntry extends TickerEvent {
  /** Counts up with the time: seconds since 1970, and the place in the second. */
  id: number;
}

export interface Ticker {
  /** What happened today and yesterday up to an instant (ms), newest first; and until when nothing else happens. */
  at(now: number): Promise<{ entries: TickerEntry[]; until: number }>;
}

/** Days that are kept at hand: today, yesterday, and one that is asked for when the clock is moved. */
const keptDays = 3;

/** More than can happen in one second. */
const perSecond = 1000;

const secondOf = (instant: number) => Math.floor(instant / 1000);

/** Told with the next full second: all of a second come at once, so that no smaller id comes after a greater one. */
const onFullSecond = (event: TickerEvent): TickerEvent => ({ ...event, at: Math.ceil(event.at / 1000) * 1000 });
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** In order of time; what happens in one second in an order that never changes, so that ids do not either. */
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
    return { ...event, id: second * perSecond + place };
  });
};

/** Made from the race days: nothing is stored, and the same day at the same instant gives the same entries. */
export const createTicker = (days: RaceDays): Ticker => {
  const known = new Map<string, Promise<TickerEntry[]>>();
  // A day is UTC's here: what belongs to it may happen to races of the day before and after.
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
    // What failed is tried again.
    made.catch(() => known.delete(date));
    if (known.size > keptDays) known.delete(known.keys().next().value as string);
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
