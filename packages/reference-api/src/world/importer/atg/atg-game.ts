import { type Facts, factsOf, listOf, numberOf, textOf } from '../facts.ts';
import type { Problems } from '../problems.ts';
import { atgDividends } from './atg-dividends.ts';
import { atgRunners } from './atg-runners.ts';
import { atgSeries } from './atg-series.ts';

/** Whether this is a game of ATG: it holds races with ids, tracks and starts. */
export const isAtgGame = (file: unknown): boolean => {
  const game = factsOf(file);
  return textOf(game.type) !== null && listOf(game.races).some((race) => Array.isArray(race.starts));
};

const countries: Record<string, string> = { SE: 'SWE', NO: 'NOR', DK: 'DNK', FI: 'FIN', FR: 'FRA' };

const disciplines: Record<string, string> = { trot: 'ATTELE', monté: 'MONTE', gallop: 'PLAT' };

/**
 * Converts a game of ATG (V75, V86, GS75, …) for `importMeetings`: a meeting per track, and the
 * game as a pool over its races.
 */
export const readAtgGame = (file: unknown, problems: Problems): { meetings: Facts[]; series: Facts[] } => {
  const game = factsOf(file);
  const races = listOf(game.races);
  problems.add(
    textOf(game.id) ?? 'game',
    'pedigrees, records, statistics, sulkies, videos and betting shares have no place in a race: not used',
  );
  const meetings = [...Map.groupBy(races, meetingOf)].map(([id, ofTrack]) => {
    const track = factsOf(ofTrack[0]?.track);
    return {
      id,
      country: countries[textOf(track.countryCode) ?? ''] ?? track.countryCode,
      track_name: track.name,
      race_type: ofTrack[0]?.sport === 'gallop' ? 'H' : 'T',
      date: ofTrack[0]?.date,
      races: ofTrack.map((race) => readRace(race, `${id} race ${race.number}`, problems)),
    };
  });
  return { meetings, series: atgSeries(game, races, meetingOf, problems) };
};

const meetingOf = (race: Facts): string => `ATG-${race.date}-${factsOf(race.track).id}`;

const readRace = (race: Facts, at: string, problems: Problems): Facts => {
  const sport = textOf(race.sport) ?? 'trot';
  if (!disciplines[sport]) problems.add(at, `sport ${sport}: taken as trot`);
  return {
    number: race.number,
    name: race.name,
    // The planned start; the file has the real one too. Local time without a zone.
    start: race.scheduledStartTime ?? race.startTime,
    distance_m: race.distance,
    discipline: disciplines[sport] ?? 'ATTELE',
    start_method: race.startMethod,
    going: factsOf(race.track).condition,
    prize_minor: purseOf(race.prize, at, problems),
    winning_margin: marginOf(factsOf(race.result).victoryMargin, at, problems),
    runners: atgRunners(race, at, problems),
    pools: atgDividends(factsOf(race.pools), at, problems),
  };
};

/** Hundredths of a length of a margin without a number. A dead heat has none. */
const margins: Record<string, number | null> = { nos: 5, huvud: 20, hals: 30, 'en halv längd': 50, 'dött lopp': null };

/** Hundredths of a length of the winner's lead, as in `nos`, `1.5 längd`, `7 längder`. */
const marginOf = (value: unknown, at: string, problems: Problems): number | null => {
  const text = textOf(value);
  if (text === null) return null;
  if (text in margins) return margins[text] ?? null;
  const lengths = numberOf(/^([\d.]+) längd(er)?$/.exec(text)?.[1]);
  if (lengths === null) problems.add(at, `margin "${text}": not shown`);
  return lengths === null ? null : Math.round(lengths * 100);
};

/** The sum, in öre, of a text like `Pris: 125.000-62.500-34.000 kr (3 priser)`. */
const purseOf = (value: unknown, at: string, problems: Problems): number | null => {
  const text = textOf(value);
  const prizes = /([\d.]+(?:-[\d.]+)*)/.exec(text ?? '')?.[1]?.split('-');
  const sum = prizes?.reduce((total, prize) => total + (numberOf(prize.replaceAll('.', '')) ?? Number.NaN), 0);
  if (text !== null && !sum) problems.add(at, `prize "${text}": not read`);
  return sum ? sum * 100 : null;
};
