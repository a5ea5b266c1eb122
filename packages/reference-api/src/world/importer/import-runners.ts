import type { RacePlan, RunnerPlan } from '../day/plan.types.ts';
import { countOf, type Facts, listOf, numberOf, oddsOf, textOf } from './facts.ts';
import type { Problems } from './problems.ts';

const incidentOf = (text: string): RunnerPlan['incident'] => {
  if (text.startsWith('DISQUALIFIE') || text.startsWith('DISTANCE')) return 'DISQUALIFIED';
  if (text.startsWith('TOMBE')) return 'FELL';
  if (text.startsWith('ARRETE')) return 'PULLED_UP';
  return text.startsWith('DEROBE') || text.startsWith('DESARCONNE') ? 'UNSEATED' : null;
};

const sexOf: Record<string, RunnerPlan['sex']> = { stallion: 'M', colt: 'M', mare: 'F', filly: 'F', gelding: 'G' };

/** The file's number of a person or horse, else a stable one from the name. */
const person = (name: string, known: unknown = null) => {
  let id = 0;
  for (const letter of name) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 900_000_000;
  return { id: countOf(known) ?? id + 100_000_000, name };
};

const personOrNone = (value: unknown, known: unknown = null) => {
  const name = textOf(value);
  return name === null ? null : person(name, known);
};

const shoes = ['ALL', 'FRONT', 'BACK', 'NONE'] as const;

const weightOf = (facts: Facts): number | null => {
  const pounds = numberOf(facts.weight_lbs);
  return countOf(facts.weight_g) ?? (pounds === null ? null : Math.round(pounds * 453.592));
};

const placeOddsOf = (facts: Facts): RunnerPlan['placeOdds'] => {
  const [low, high] = [oddsOf(facts.place_odds_low), oddsOf(facts.place_odds_high)];
  return low === null || high === null ? null : [low, high];
};

export interface ImportedRunners {
  runners: RunnerPlan[];
  order: RacePlan['order'];
}

/** The runners by start number and their finishing order; an equal place is a dead heat. */
export const importRunners = (race: Facts, at: string, problems: Problems): ImportedRunners => {
  const places = new Map<number, number[]>();
  const seen = new Set<number>();
  const runners = listOf(race.runners).flatMap((facts): RunnerPlan[] => {
    const startnr = countOf(facts.startnr);
    if (startnr === null || seen.has(startnr)) {
      problems.add(at, `runner with start number ${JSON.stringify(facts.startnr)}: left out`);
      return [];
    }
    seen.add(startnr);
    const status = textOf(facts.status);
    if (status && status !== 'NON_RUNNER')
      problems.add(`${at} number ${startnr}`, `has the status ${status}: taken as a non-runner`);
    const incidentText = textOf(facts.incident);
    const incident = facts.disqualified === true ? 'DISQUALIFIED' : incidentText && incidentOf(incidentText);
    if (incidentText && !incident) problems.add(`${at} number ${startnr}`, `incident ${incidentText}: not shown`);
    const place = countOf(facts.finish);
    if (place !== null && !status && !incident) places.set(place, [...(places.get(place) ?? []), startnr]);
    const name = textOf(facts.name);
    if (name === null && facts.unnamed !== true) {
      problems.add(`${at} number ${startnr}`, 'has no name: called by its number');
    }
    const odds = status ? null : oddsOf(facts.win_odds);
    return [
      {
        startnr,
        // Without words: the page may be in any language.
        horse: person(name ?? `#${startnr}`, facts.horse_id),
        rider: personOrNone(facts.jockey ?? facts.driver, facts.driver_id),
        original_rider: personOrNone(facts.original_driver),
        trainer: personOrNone(facts.trainer, facts.trainer_id),
        owner: textOf(facts.owner),
        age: countOf(facts.age),
        sex: sexOf[textOf(facts.sex) ?? ''] ?? null,
        weight: weightOf(facts),
        distance: countOf(facts.distance_m),
        draw: countOf(facts.draw ?? facts.post_position),
        form: textOf(facts.form),
        rating: null,
        blinkers: facts.blinkers === true,
        shoes: shoes.find((word) => word === facts.shoes) ?? null,
        incident: incident || null,
        ...(textOf(facts.entry) === null ? {} : { entry: textOf(facts.entry) as string }),
        withdrawnAt: status ? 0 : null,
        // Unknown odds make no market: a race without any shows none.
        chance: odds === null ? 0 : 100 / odds,
        finalOdds: odds,
        referenceOdds: oddsOf(facts.reference_odds),
        placeOdds: status ? null : placeOddsOf(facts),
      },
    ];
  });
  const margin = countOf(race.winning_margin);
  const order = [...places]
    .sort(([a], [b]) => a - b)
    .map(([place, startnrs], at) => ({ place, startnrs, ...(at === 1 && margin !== null ? { margin } : {}) }));
  return { runners: runners.sort((a, b) => a.startnr - b.startnr), order };
};
