import { countOf, type Facts, factsOf, listOf, numberOf, textOf } from '../facts.ts';
import type { Problems } from '../problems.ts';
import { arrivalOf } from './pmu-arrival.ts';

const sexOf: Record<string, string> = { MALES: 'stallion', FEMELLES: 'mare', HONGRES: 'gelding' };

/** The shod feet; the file names the unshod ones. */
const shoesOf: Record<string, string> = {
  DEFERRE_ANTERIEURS: 'BACK',
  DEFERRE_POSTERIEURS: 'FRONT',
  DEFERRE_ANTERIEURS_POSTERIEURS: 'NONE',
};

/**
 * The runners of a race from the list; without a list, the start numbers that the programme
 * implies, with its order, incidents and non-runners.
 */
export const pmuRunners = (race: Facts, list: unknown, at: string, problems: Problems): Facts[] => {
  const named = listOf(factsOf(list).participants);
  if (named.length === 0)
    problems.add(at, 'no runner list in the file: shown by start numbers, without names and odds');
  const declared = countOf(race.nombreDeclaresPartants) ?? 0;
  const runners: Facts[] =
    named.length > 0
      ? named.map((facts) => pmuRunner(facts, race, at, problems))
      : Array.from({ length: declared }, (_, index) => ({ startnr: index + 1, unnamed: true }));
  const byNumber = new Map(runners.map((runner) => [countOf(runner.startnr), runner]));
  const tell = (startnr: unknown, facts: Facts) => {
    const runner = byNumber.get(countOf(startnr));
    if (runner) Object.assign(runner, facts);
    else problems.add(`${at} number ${startnr}`, 'is in the result but not among the runners: left out');
  };
  for (const { place, startnrs } of arrivalOf(race.ordreArrivee)) {
    for (const startnr of startnrs) tell(startnr, { finish: place });
  }
  for (const { type, numeroParticipants } of listOf(race.incidents)) {
    const facts = type === 'NON_PARTANT' ? { status: 'NON_RUNNER' } : { incident: type };
    for (const startnr of [numeroParticipants].flat()) tell(startnr, facts);
  }
  return runners;
};

const pmuRunner = (facts: Facts, race: Facts, at: string, problems: Problems): Facts => {
  const shoes = textOf(facts.deferre);
  if (shoes && !shoesOf[shoes]) problems.add(`${at} number ${facts.numPmu}`, `shoes ${shoes}: not shown`);
  const hectograms = race.discipline === 'ATTELE' ? null : numberOf(facts.handicapPoids);
  return {
    startnr: facts.numPmu,
    name: facts.nom,
    jockey: facts.driver,
    trainer: facts.entraineur,
    owner: facts.proprietaire,
    entry: facts.ecurie,
    age: facts.age,
    sex: sexOf[textOf(facts.sexe) ?? ''],
    form: facts.musique,
    draw: facts.placeCorde,
    distance_m: facts.handicapDistance,
    weight_g: hectograms === null ? null : hectograms * 100,
    blinkers: !(textOf(facts.oeilleres) ?? 'SANS').startsWith('SANS'),
    shoes: shoesOf[shoes ?? ''],
    status: facts.statut === 'NON_PARTANT' ? 'NON_RUNNER' : null,
    incident: facts.incident === 'NON_PARTANT' ? null : facts.incident,
    win_odds: factsOf(facts.dernierRapportDirect).rapport,
    reference_odds: factsOf(facts.dernierRapportReference).rapport,
  };
};
