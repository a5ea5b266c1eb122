import { isHandicapName } from '../day/handicap.ts';
import type { RacePlan, RunnerPlan } from '../day/plan.types.ts';
import type { Country, Fixture } from './countries.ts';
import { poolsOfRace } from './extra-pools.ts';
import { generateRunners } from './generate-runners.ts';
import { namesOf } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { addMargins, runRace } from './run-race.ts';
import type { Horse } from './stables.ts';

export interface RaceSetting {
  seed: number;
  date: string;
  meetingId: number;
  number: number;
  off: number;
  country: Country;
  fixture: Fixture;
  track: string;
  trackId: number;
  going: string;
  livestream: number | null;
  horses: readonly Horse[];
}

const disciplineOf = (random: Random, { fixture, country }: RaceSetting): RacePlan['discipline'] => {
  if (fixture.raceType === 'T') return country.code === 'FRA' && random.chance(0.2) ? 'MONTE' : 'TROT';
  const jumps = country.code === 'GBR' || country.code === 'IRL' || country.code === 'FRA';
  if (!jumps || random.chance(0.5)) return 'FLAT';
  return random.pick(['HURDLE', 'CHASE'] as const);
};

const distancesOf: Record<RacePlan['discipline'], readonly number[]> = {
  FLAT: [1000, 1200, 1400, 1600, 1850, 2000, 2200, 2400],
  HURDLE: [3200, 3600, 3900],
  CHASE: [3400, 4000, 4800],
  TROT: [1609, 1640, 2100, 2140, 2640, 2700],
  MONTE: [2000, 2175, 2850],
};

/**
 * Of 25,000 draws 1 has the multiplier 1000, 10 have 100, 80 have 10, 400 have 5, 4024 have 2, and
 * the others 1 (arrêté of 13 September 1985, art. 28, as of 2017).
 */
const multipliers: readonly (readonly [multiplier: number, upTo: number])[] = [
  [1000, 1],
  [100, 11],
  [10, 91],
  [5, 491],
  [2, 4515],
];

/** Countries in which runners of one owner count together. */
const couplingCountries = ['USA', 'CAN', 'FRA'];

/** Couples two runners of one owner in one race of twenty. */
const coupleRunners = (random: Random, runners: RunnerPlan[]): void => {
  if (!random.chance(0.05)) return;
  const first = runners.find(({ owner }, at) => owner && runners.slice(at + 1).some((other) => other.owner === owner));
  if (first) for (const runner of runners) if (runner.owner === first.owner) runner.entry = 'A';
};

const drawMultiplier = (random: Random): number => {
  const drawn = random.integer(1, 25_000);
  return multipliers.find(([, upTo]) => drawn <= upTo)?.[0] ?? 1;
};

/** Generates one race with everything that will happen. */
export const generateRace = (setting: RaceSetting): RacePlan => {
  const { seed, date, country, fixture, meetingId, number, off, horses } = setting;
  const id = meetingId * 100 + number;
  const random = createRandom(seed, id, 'race');
  const discipline = disciplineOf(random, setting);
  const distance = random.pick(distancesOf[discipline]);
  const startMethod = fixture.raceType === 'H' ? null : random.chance(0.6) ? 'AUTO' : 'VOLT';
  const runners = generateRunners(random, { country, date, horses, discipline, distance, startMethod, off });
  if (couplingCountries.includes(country.code)) coupleRunners(createRandom(seed, id, 'entry'), runners);
  // Margins have a separate random source, so that they do not change later draws.
  const order = addMargins(createRandom(seed, id, 'margins'), runRace(random, discipline, runners));
  const finishedAt = off + random.integer(180, 300) * 1000;
  const name = random.pick(namesOf[country.code]?.races ?? []);
  const race: RacePlan = {
    id,
    meeting_id: meetingId,
    number,
    name,
    isHandicap: isHandicapName(name),
    country: country.code,
    track_id: setting.trackId,
    track_name: setting.track,
    date: setting.date,
    time_zone: fixture.timeZone,
    race_type: fixture.raceType,
    discipline,
    distance,
    start_method: startMethod,
    going: setting.going,
    purse: random.integer(4, 60) * 50_000,
    currency: country.currency,
    has_jackpot: random.chance(0.1),
    has_fix: country.pools.some(({ kind }) => kind === 'fixed'),
    livestream_id: setting.livestream,
    off,
    finishedAt,
    officialAt: finishedAt + random.integer(180, 420) * 1000,
    runners,
    pools: [],
    oddsStep: country.oddsStep,
    dividendUnit: country.dividendUnit,
    order,
    ...(country.code === 'FRA' ? { jackpotMultiplier: drawMultiplier(createRandom(seed, id, 'multiplier')) } : {}),
    dividends: null,
  };
  return { ...race, pools: poolsOfRace(seed, race, country.pools) };
};
