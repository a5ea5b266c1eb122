import { dayIn, isoOrNull } from '../../day/zone.ts';
import { countOf, type Facts, factsOf, listOf, numberOf } from '../facts.ts';
import type { Problems } from '../problems.ts';
import { pmuDividends } from './pmu-dividends.ts';
import { pmuRunners } from './pmu-runners.ts';

/** Reads the JSON of a file beside the programme (`participants_R1_C1.json`); null if missing. */
export type Beside = (name: string) => unknown;

/** Whether this is a day of the PMU: `{ programme: { reunions: [...] } }`. */
export const isPmuDay = (file: unknown): boolean => Array.isArray(factsOf(factsOf(file).programme).reunions);

/**
 * Converts a day of the PMU for `importMeetings`.
 * @param beside reads the files with runners and dividends of single races
 */
export const readPmuDay = (file: unknown, beside: Beside, problems: Problems): { meetings: Facts[] } => ({
  meetings: listOf(factsOf(factsOf(file).programme).reunions).map((meeting) => {
    const track = factsOf(meeting.hippodrome);
    const at = `R${meeting.numOfficiel}`;
    return {
      id: at,
      country: factsOf(meeting.pays).code,
      track_name: track.libelleCourt ?? track.libelleLong,
      race_type: Array.isArray(meeting.disciplinesMere) && meeting.disciplinesMere.includes('TROT') ? 'T' : 'H',
      date: dayOf(meeting.dateReunion),
      races: listOf(meeting.courses).map((race) => readRace(race, at, beside, problems)),
    };
  }),
});

/** A day in the file: the instant of its midnight in Paris. */
const dayOf = (value: unknown): string | null => {
  const instant = numberOf(value);
  return instant === null ? null : dayIn('Europe/Paris', instant);
};

/**
 * ISO text of an instant in ms UTC; the file's `timezoneOffset` is Paris, also for races abroad.
 */
const startOf = (value: unknown): string | null => {
  const instant = numberOf(value);
  return isoOrNull(instant);
};

const readRace = (race: Facts, meeting: string, beside: Beside, problems: Problems): Facts => {
  const key = `${meeting}_C${race.numOrdre}`;
  const at = `${meeting} race ${race.numOrdre}`;
  const purse = numberOf(race.montantPrix);
  if (beside(`performances_${key}.json`) !== null) {
    problems.add(`performances_${key}.json`, 'past performances have no place in a race: not used');
  }
  return {
    number: race.numOrdre,
    name: race.libelle,
    start: startOf(race.heureDepart),
    distance_m: countOf(race.distance),
    discipline: race.discipline,
    handicap: String(race.categorieParticularite ?? '').startsWith('HANDICAP'),
    going: factsOf(race.penetrometre).intitule,
    prize_minor: purse === null ? null : Math.round(purse * 100),
    has_jackpot: listOf(race.cagnottes).length > 0,
    cancelled: race.statut === 'COURSE_ANNULEE',
    bet_types: listOf(race.paris).map((bet) => ({ code: bet.typePari })),
    runners: pmuRunners(race, beside(`participants_${key}.json`), at, problems),
    pools: pmuDividends(beside(`rapports_${key}.json`), at, problems),
  };
};
