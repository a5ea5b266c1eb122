import { isHandicapName } from '../day/handicap.ts';
import type { MeetingPlan, RacePlan } from '../day/plan.types.ts';
import { addDays, dayIn, instantAt, iso, minutesIn } from '../day/zone.ts';
import { GENERATED_MEETINGS } from '../generator/generate-day.ts';
import { meetingIdOf } from '../generator/stables.ts';
import { afternoonMinutes, countOf, distanceInWords, type Facts, factsOf, listOf, numberOf, textOf } from './facts.ts';
import { importPools } from './import-dividends.ts';
import { importRunners } from './import-runners.ts';
import { addSeries, movePrintedSeries } from './import-series.ts';
import type { Problems } from './problems.ts';

/** Zone and currency of the countries in files. */
const places: Record<string, [timeZone: string, currency: string]> = {
  FRA: ['Europe/Paris', 'EUR'],
  BEL: ['Europe/Brussels', 'EUR'],
  DEU: ['Europe/Berlin', 'EUR'],
  SWE: ['Europe/Stockholm', 'SEK'],
  GBR: ['Europe/London', 'GBP'],
  IRL: ['Europe/Dublin', 'EUR'],
  HKG: ['Asia/Hong_Kong', 'HKD'],
  ARE: ['Asia/Dubai', 'AED'],
  CHL: ['America/Santiago', 'CLP'],
  ARG: ['America/Argentina/Buenos_Aires', 'ARS'],
  USA: ['America/Denver', 'USD'],
  CAN: ['America/Toronto', 'CAD'],
  ZAF: ['Africa/Johannesburg', 'ZAR'],
  NOR: ['Europe/Oslo', 'NOK'],
  DNK: ['Europe/Copenhagen', 'DKK'],
  FIN: ['Europe/Helsinki', 'EUR'],
};

const disciplines: Record<string, RacePlan['discipline']> = {
  PLAT: 'FLAT',
  HAIE: 'HURDLE',
  STEEPLECHASE: 'CHASE',
  CROSS: 'CHASE',
  ATTELE: 'TROT',
  MONTE: 'MONTE',
};

/** Guessed off times for races without one: after 18:40 local, half an hour apart. */
const GUESSED_START = 1120;

/**
 * Moves the meetings of a historic day to `date` at their local times.
 * @param file parsed JSON of the shape `{ meetings: [...] }`; anything in it may be missing or odd
 */
export const importMeetings = (file: unknown, date: string, problems: Problems): MeetingPlan[] => {
  const meetings = listOf(factsOf(file).meetings);
  if (meetings.length === 0) problems.add('file', 'is none of the known shapes, with a list "meetings": nothing taken');
  const byKey = new Map<string, MeetingPlan>();
  for (const [at, facts] of meetings.entries()) {
    const [meeting] = importMeeting(facts, meetingIdOf(date, GENERATED_MEETINGS + 1 + at), date, problems);
    if (meeting) byKey.set(textOf(facts.id) ?? String(at), meeting);
  }
  addSeries(listOf(factsOf(file).series), byKey, problems);
  return [...byKey.values()];
};

/** Drops `HIPPODROME DE …` of the PMU: in a narrow list all tracks would look the same. */
const trackNameOf = (value: unknown): string | null =>
  textOf(value)?.replace(/^HIPPODROME (DE |D')?(?=.)/i, '') ?? null;

const importMeeting = (facts: Facts, id: number, date: string, problems: Problems): MeetingPlan[] => {
  const at = textOf(facts.id) ?? 'meeting';
  const country = textOf(facts.country) ?? '';
  const place = places[country];
  const trackName = trackNameOf(facts.track_name);
  if (!place || trackName === null || id % 100 < GENERATED_MEETINGS) {
    problems.add(at, `country ${country || 'missing'}, track ${trackName ?? 'missing'}: meeting left out`);
    return [];
  }
  const [timeZone, currency] = place;
  const base = {
    country,
    track_id: 9000 + (id % 100),
    track_name: trackName,
    date,
    time_zone: timeZone,
    race_type: facts.race_type === 'T' ? ('T' as const) : ('H' as const),
    livestream_id: null,
  };
  const seen = new Set<number>();
  const day = textOf(facts.date);
  const races = listOf(facts.races)
    .flatMap((race) =>
      importRace(race, { ...base, meeting_id: id, currency }, day, `${at} race ${race.number}`, problems),
    )
    .filter((race) => {
      if (seen.has(race.number)) problems.add(`${at} race ${race.number}`, 'occurs twice: the first one is used');
      return !seen.has(race.number) && seen.add(race.number);
    })
    .sort((a, b) => a.number - b.number);
  if (races.length === 0) {
    problems.add(at, 'has no race that can be used: meeting left out');
    return [];
  }
  races.forEach((race, index) => {
    const before = races[index - 1];
    if (before && race.off < before.off)
      problems.add(`${at} race ${race.number}`, 'goes off before the race before it: kept');
  });
  movePrintedSeries(races, at, problems);
  const offs = races.map(({ off }) => off);
  return [
    {
      ...base,
      id,
      origin_country: country,
      firstracedate: iso(Math.min(...offs)),
      lastracedate: iso(Math.max(...offs)),
      racecount: races.length,
      pdf: null,
      program_pdf: null,
      has_fix: false,
      has_h2h: false,
      has_worldpool: false,
      races,
    },
  ];
};

type RaceBase = Pick<
  RacePlan,
  | 'country'
  | 'track_id'
  | 'track_name'
  | 'date'
  | 'time_zone'
  | 'race_type'
  | 'livestream_id'
  | 'meeting_id'
  | 'currency'
>;

/** Minutes since the midnight of the meeting's day; a race after the next one has over 1440. */
const localMinutes = (race: Facts, timeZone: string, day: string | null): number | null => {
  const start = textOf(race.start);
  if (start === null) return afternoonMinutes(race.off_at);
  // A time without a zone is local; one with a zone becomes local.
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(start);
  const instant = Date.parse(hasZone ? start : `${start}Z`);
  if (Number.isNaN(instant)) return null;
  const zone = hasZone ? timeZone : 'UTC';
  return minutesIn(zone, instant) + (day !== null && dayIn(zone, instant) === addDays(day, 1) ? 1440 : 0);
};

const disciplineOf = (race: Facts, name: string, raceType: 'T' | 'H'): RacePlan['discipline'] => {
  const known = disciplines[textOf(race.discipline) ?? ''];
  if (known) return known;
  if (raceType === 'T') return 'TROT';
  if (/hurdle/i.test(name)) return 'HURDLE';
  return /chase/i.test(name) ? 'CHASE' : 'FLAT';
};

/** The reason why a race cannot be shown; null for none. */
const obstacleOf = (race: Facts, number: number | null, runners: readonly unknown[]): string | null => {
  if (race.cancelled === true) return 'was not run';
  if (number === null || number > 99) return 'has no number from 1 to 99';
  if (runners.length >= 2) return null;
  return runners.length === 0 ? 'no runners in the file' : 'one runner in the file';
};

const importRace = (race: Facts, base: RaceBase, day: string | null, at: string, problems: Problems): RacePlan[] => {
  const number = countOf(race.number);
  const { runners, order } = importRunners(race, at, problems);
  const obstacle = obstacleOf(race, number, runners);
  if (obstacle !== null || number === null) {
    problems.add(at, `${obstacle}: race left out`);
    return [];
  }
  const minutes = localMinutes(race, base.time_zone, day);
  if (minutes === null) problems.add(at, 'has no off time: put half an hour after the race before it, from 18:40');
  const yards = numberOf(race.distance_yards);
  const distance =
    countOf(race.distance_m) ?? (yards === null ? distanceInWords(race.distance) : Math.round(yards * 0.9144));
  if (distance === null) problems.add(at, `has the distance ${JSON.stringify(race.distance)}: shown as 1600 m`);
  const name = textOf(race.name) ?? `Race ${number}`;
  const off = instantAt(base.time_zone, base.date, minutes ?? GUESSED_START + (number - 1) * 30);
  const startMethod = textOf(race.start_method);
  return [
    {
      ...base,
      id: base.meeting_id * 100 + number,
      number,
      name,
      isHandicap: race.handicap === true || isHandicapName(name),
      discipline: disciplineOf(race, name, base.race_type),
      distance: distance ?? 1600,
      start_method: startMethod === 'auto' ? 'AUTO' : startMethod === 'volte' ? 'VOLT' : null,
      going: textOf(race.going),
      purse: countOf(race.prize_minor),
      has_jackpot: race.has_jackpot === true,
      has_fix: false,
      off,
      finishedAt: off + 240_000,
      officialAt: off + 600_000,
      runners,
      ...importPools(race, base.country, base.currency, at, problems),
      oddsStep: 1,
      dividendUnit: 100,
      order,
    },
  ];
};
