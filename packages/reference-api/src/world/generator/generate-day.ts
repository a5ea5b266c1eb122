import type { MeetingPlan } from '../day/plan.types.ts';
import { instantAt, iso } from '../day/zone.ts';
import { addLongTermMarket } from './classics-day.ts';
import { type Country, countries, type Fixture } from './countries.ts';
import { addSeriesPools } from './extra-pools.ts';
import { generateRace } from './generate-race.ts';
import { namesOf } from './names.ts';
import { createRandom } from './random.ts';
import { entriesOf, meetingIdOf, raceCountOf } from './stables.ts';

/** The highest number of a generated meeting; imported ones follow. */
export const GENERATED_MEETINGS = 49;

/**
 * The racing of a day, or of one country. The same seed and day give the same meetings, on every
 * machine.
 */
export const generateDay = (seed: number, date: string, only: string | null = null): MeetingPlan[] => {
  const planned = countries.flatMap((country) => {
    const tracks = createRandom(seed, date, country.code, 'tracks').sample(
      namesOf[country.code]?.tracks ?? [],
      country.fixtures.length,
    );
    return country.fixtures.map((fixture, at) => ({ country, fixture, track: tracks[at] as string }));
  });
  const entries = entriesOf(seed, date);
  const meetings = planned
    .map((meeting, at) => ({ ...meeting, index: at + 1 }))
    .filter(({ country }) => only === null || country.code === only)
    .map((meeting) => generateMeeting({ seed, date, entries, ...meeting }))
    .sort((a, b) => a.firstracedate.localeCompare(b.firstracedate));
  for (const ofCountry of Map.groupBy(meetings, ({ country }) => country).values()) addLongTermMarket(date, ofCountry);
  return meetings;
};

const trackIdOf = (country: Country, track: string) =>
  (countries.indexOf(country) + 1) * 100 + (namesOf[country.code]?.tracks.indexOf(track) ?? 0) + 1;

interface MeetingSetting {
  seed: number;
  date: string;
  entries: ReturnType<typeof entriesOf>;
  index: number;
  country: Country;
  fixture: Fixture;
  track: string;
}

const generateMeeting = ({ seed, date, entries, index, country, fixture, track }: MeetingSetting): MeetingPlan => {
  const id = meetingIdOf(date, index);
  const random = createRandom(seed, id, 'meeting');
  const count = raceCountOf(seed, id, fixture);
  const start = instantAt(fixture.timeZone, date, fixture.start);
  const offs = Array.from({ length: count }, (_, at) => start + (at * fixture.gap + random.integer(0, 3)) * 60_000);
  const livestream = random.chance(0.8) ? index : null;
  const going = random.pick(namesOf[country.code]?.going ?? []);
  const races = offs.map((off, at) =>
    generateRace({
      seed,
      date,
      meetingId: id,
      number: at + 1,
      off,
      country,
      fixture,
      track,
      going,
      livestream,
      trackId: trackIdOf(country, track),
      horses: entries(country, fixture, id * 100 + at + 1),
    }),
  );
  const meeting: MeetingPlan = {
    id,
    country: country.code,
    origin_country: country.code,
    track_id: trackIdOf(country, track),
    track_name: track,
    date,
    time_zone: fixture.timeZone,
    race_type: fixture.raceType,
    firstracedate: iso(offs[0] as number),
    lastracedate: iso(offs.at(-1) as number),
    racecount: count,
    pdf: null,
    program_pdf: null,
    has_fix: country.pools.some(({ kind }) => kind === 'fixed'),
    has_h2h: races.some((race) => race.pools.some(({ kind }) => kind === 'duel')),
    has_worldpool: country.hasWorldpool,
    livestream_id: livestream,
    races,
  };
  addSeriesPools(meeting);
  return meeting;
};
