import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { RacePlan } from '../day/plan.types.ts';
import { addDays } from '../day/zone.ts';
import { memoiseNewest } from '../memoise-newest.ts';
import { type Country, countries, type Fixture } from './countries.ts';
import { horseName, namesOf } from './names.ts';
import { createRandom } from './random.ts';

/** The id of a meeting holds its day: `2026-11-21`, 3 → 2026112103. */
export const meetingIdOf = (date: string, index: number): number => Number(date.replaceAll('-', '')) * 100 + index;

/** Most runners of a race. */
const LARGEST_FIELD = 16;

/** Days between two possible entries of a horse. */
const DAYS_BETWEEN_ENTRIES = 12;

/** A horse races from age three to nine; then a younger one takes its box. */
const SEASONS = 7;
const FIRST_AGE = 3;

const FIRST_YEAR = 2000;
const FIRST_ID = 10_000_000;
const IDS_PER_GENERATION = 100_000;

/** A daily meeting of a country. */
interface Slot {
  fixture: Fixture;
  /** Its number among the day's meetings. */
  meeting: number;
  /** The index of its first race among all races of its stable on a day, from 0. */
  firstRace: number;
}

/** The boxes of a country's trotters or gallopers. One twelfth is entered each day. */
export interface Stable {
  country: Country;
  raceType: RacePlan['race_type'];
  firstBox: number;
  /** Horses that are entered on a day. */
  daily: number;
  slots: Slot[];
}

/** The constant facts of a horse. Its id encodes its box and its predecessors there. */
export interface Horse {
  id: number;
  name: string;
  /** The 1 January on which it reaches `FIRST_AGE`. */
  firstSeason: number;
  sex: 'M' | 'F' | 'G';
  sire: string;
  dam: string;
  trainer: { id: number; name: string };
  owner: string | null;
  stable: Stable;
}

const buildStables = (): Stable[] => {
  const slots = countries.flatMap((country) => country.fixtures.map((fixture) => ({ country, fixture })));
  const stables: Stable[] = [];
  for (const [at, { country, fixture }] of slots.entries()) {
    let stable = stables.find((each) => each.country === country && each.raceType === fixture.raceType);
    if (!stable) {
      stable = { country, raceType: fixture.raceType, firstBox: 0, daily: 0, slots: [] };
      stables.push(stable);
    }
    stable.slots.push({ fixture, meeting: at + 1, firstRace: stable.daily / LARGEST_FIELD });
    stable.daily += fixture.races[1] * LARGEST_FIELD;
  }
  let box = 1;
  for (const stable of stables) {
    stable.firstBox = box;
    box += stable.daily * DAYS_BETWEEN_ENTRIES;
  }
  return stables;
};

export const stables: readonly Stable[] = buildStables();

const stableOf = (country: Country, raceType: RacePlan['race_type']): Stable =>
  stables.find((each) => each.country === country && each.raceType === raceType) as Stable;

interface Somebody {
  id: number;
  name: string;
}

const known = new Map<string, Somebody[]>();

/** All riders and trainers of a country. */
export const peopleOf = (country: string): Somebody[] => {
  const { firstNames = [], lastNames = [] } = namesOf[country] ?? {};
  const first = (countries.findIndex(({ code }) => code === country) + 1) * 1000;
  const people =
    known.get(country) ??
    lastNames.flatMap((last, row) =>
      firstNames.map((name, column) => ({ id: first + 1 + row * 10 + column, name: `${name} ${last}` })),
    );
  known.set(country, people);
  return people;
};

/** The horse with an id; null when none with it has raced by the day. */
export const horseOf = (seed: number, id: number, date: string): Horse | null => {
  const generation = Math.floor((id - FIRST_ID) / IDS_PER_GENERATION);
  const box = (id - FIRST_ID) % IDS_PER_GENERATION;
  const stable = stables.find(
    ({ firstBox, daily }) => box >= firstBox && box < firstBox + daily * DAYS_BETWEEN_ENTRIES,
  );
  const firstSeason = FIRST_YEAR + generation * SEASONS - (box % SEASONS);
  if (generation < 0 || !stable || firstSeason > Number(date.slice(0, 4))) return null;
  const random = createRandom(seed, id, 'horse');
  const { lastNames = [] } = namesOf[stable.country.code] ?? {};
  return {
    id,
    name: horseName(box, generation),
    firstSeason,
    sex: random.pick(['M', 'F', 'G'] as const),
    sire: horseName(random.integer(0, 9999), 0),
    dam: horseName(random.integer(10_000, 19_999), 0),
    trainer: random.pick(peopleOf(stable.country.code)),
    owner: random.chance(0.8) ? `Stable ${random.pick(lastNames)}` : null,
    stable,
  };
};

/** Age of a horse in the year of a day. */
export const ageOn = ({ firstSeason }: Horse, date: string): number =>
  FIRST_AGE + Number(date.slice(0, 4)) - firstSeason;

/** Whole days since the first one of the century. */
const dayNumber = (date: string): number => differenceInCalendarDays(`${date}T12:00`, '2000-01-01T12:00');

// Cached: the runners of a race share their earlier days, so a card reads few days often.
const keptEntries = memoiseNewest<number[]>(32);

/** The boxes entered on a day, in the order of their races: sixteen per race. */
const entriesOn = (seed: number, stable: Stable, date: string): number[] =>
  keptEntries(`${seed} ${stable.firstBox} ${date}`, () => drawEntries(seed, stable, date));

const drawEntries = (seed: number, stable: Stable, date: string): number[] => {
  const turn = dayNumber(date) % DAYS_BETWEEN_ENTRIES;
  const boxes = Array.from({ length: stable.daily }, (_, at) => stable.firstBox + at * DAYS_BETWEEN_ENTRIES + turn);
  const random = createRandom(seed, date, stable.country.code, stable.raceType, 'entries');
  for (let at = boxes.length - 1; at > 0; at -= 1) {
    const other = random.integer(0, at);
    [boxes[at], boxes[other]] = [boxes[other] as number, boxes[at] as number];
  }
  return boxes;
};

/** Races of a meeting. */
export const raceCountOf = (seed: number, meetingId: number, { races }: Fixture): number =>
  createRandom(seed, meetingId, 'races').integer(...races);

/** Declared runners of a race: 6 to 16. */
const fieldSizeOf = (seed: number, raceId: number): number =>
  createRandom(seed, raceId, 'field').integer(6, LARGEST_FIELD);

const idIn = (box: number, date: string): number => {
  const generation = Math.floor((Number(date.slice(0, 4)) - FIRST_YEAR + (box % SEASONS)) / SEASONS);
  return FIRST_ID + generation * IDS_PER_GENERATION + box;
};

/** Returns the horses of a race by meeting and race number; no horse runs twice a day. */
export const entriesOf = (seed: number, date: string) => {
  const made = new Map<Stable, number[]>();
  return (country: Country, fixture: Fixture, raceId: number): Horse[] => {
    const stable = stableOf(country, fixture.raceType);
    const boxes = made.get(stable) ?? entriesOn(seed, stable, date);
    made.set(stable, boxes);
    const { firstRace } = stable.slots.find((slot) => slot.fixture === fixture) as Slot;
    const from = (firstRace + (raceId % 100) - 1) * LARGEST_FIELD;
    return boxes
      .slice(from, from + fieldSizeOf(seed, raceId))
      .map((box) => horseOf(seed, idIn(box, date), date) as Horse);
  };
};

/** A start of a horse: its place in the day. */
export interface Start {
  date: string;
  raceId: number;
  startnr: number;
}

const startOn = (seed: number, { id, stable }: Horse, date: string): Start | null => {
  const at = entriesOn(seed, stable, date).indexOf((id - FIRST_ID) % IDS_PER_GENERATION);
  const race = Math.floor(at / LARGEST_FIELD);
  const slot = stable.slots.findLast(({ firstRace }) => firstRace <= race);
  if (at < 0 || !slot) return null;
  const meetingId = meetingIdOf(date, slot.meeting);
  const number = race - slot.firstRace + 1;
  const raceId = meetingId * 100 + number;
  const startnr = (at % LARGEST_FIELD) + 1;
  if (number > raceCountOf(seed, meetingId, slot.fixture) || startnr > fieldSizeOf(seed, raceId)) return null;
  return { date, raceId, startnr };
};

/** The races of a horse, newest first, up to and including a day. Reads only entries. */
export const startsOf = (seed: number, horse: Horse, until: string, limit = Number.POSITIVE_INFINITY): Start[] => {
  const first = `${Math.max(FIRST_YEAR, horse.firstSeason)}-01-01`;
  const last = `${horse.firstSeason + SEASONS - 1}-12-31`;
  const turn = (((horse.id - FIRST_ID) % IDS_PER_GENERATION) - horse.stable.firstBox) % DAYS_BETWEEN_ENTRIES;
  let date = until < last ? until : last;
  const ahead = (((dayNumber(date) - turn) % DAYS_BETWEEN_ENTRIES) + DAYS_BETWEEN_ENTRIES) % DAYS_BETWEEN_ENTRIES;
  const starts: Start[] = [];
  for (
    date = addDays(date, -ahead);
    date >= first && starts.length < limit;
    date = addDays(date, -DAYS_BETWEEN_ENTRIES)
  ) {
    const start = startOn(seed, horse, date);
    if (start) starts.push(start);
  }
  return starts;
};
