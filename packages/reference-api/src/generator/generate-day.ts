import type { MeetingPlan } from '../day/plan.types.ts';
import { instantAt } from '../day/zone.ts';
import { type Country, countries, type Fixture } from './countries.ts';
import { addSeriesPool } from './extra-pools.ts';
import { generateRace } from './generate-race.ts';
import { namesOf } from './names.ts';
import { createRandom } from './random.ts';

/** Numbers of generated meetings of a day; imported ones come after. */
export const generatedMeetings = 49;

/** The id of a meeting holds its day: `2026-11-21`, 3 → 2026112103. */
export const meetingIdOf = (date: string, index: number): number => Number(date.replaceAll('-', '')) * 100 + index;

/** The racing of a day. The same seed and day give the same meetings, on every machine. */
export const generateDay = (seed: number, date: string): MeetingPlan[] => {
  const planned = countries.flatMap((country) => {
    const tracks = createRandom(seed, date, country.code, 'tracks').sample(
      namesOf[country.code]?.tracks ?? [],
      country.fixtures.length,
    );
    return country.fixtures.map((fixture, at) => ({ country, fixture, track: tracks[at] as string }));
  });
  return planned
    .map(({ country, fixture, track }, at) => generateMeeting(seed, date, at + 1, country, fixture, track))
    .sort((a, b) => a.firstracedate.localeCompare(b.firstracedate));
};

const trackIdOf = (country: Country, track: string) =>
  (countries.indexOf(country) + 1) * 100 + (namesOf[country.code]?.tracks.indexOf(track) ?? 0) + 1;

const generateMeeting = (
  seed: number,
  date: string,
  index: number,
  country: Country,
  fixture: Fixture,
  track: string,
): MeetingPlan => {
  const id = meetingIdOf(date, index);
  const random = createRandom(seed, id, 'meeting');
  const count = random.integer(...fixture.races);
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
    firstracedate: new Date(offs[0] as number).toISOString(),
    lastracedate: new Date(offs.at(-1) as number).toISOString(),
    racecount: count,
    pdf: null,
    program_pdf: null,
    has_fix: country.pools.some(({ kind }) => kind === 'fixed'),
    has_h2h: races.some((race) => race.pools.some(({ kind }) => kind === 'duel')),
    has_worldpool: country.hasWorldpool,
    livestream_id: livestream,
    races,
  };
  addSeriesPool(meeting);
  return meeting;
};
