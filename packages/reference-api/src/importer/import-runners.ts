import type { RunnerPlan } from '../day/plan.types.ts';
import { countOf, type Facts, listOf, numberOf, oddsOf, textOf } from './facts.ts';
import type { Problems } from './problems.ts';

const incidentOf = (text: string): RunnerPlan['incident'] => {
  if (text.startsWith('DISQUALIFIE')) return 'DISQUALIFIED';
  if (text.startsWith('TOMBE')) return 'FELL';
  if (text.startsWith('ARRETE')) return 'PULLED_UP';
  return text.startsWith('DEROBE') || text.startsWith('DESARCONNE') ? 'UNSEATED' : null;
};

const sexOf: Record<string, RunnerPlan['sex']> = { stallion: 'M', colt: 'M', mare: 'F', filly: 'F', gelding: 'G' };

/** A stable number for a name: files name people and horses, and have no ids for them. */
const person = (name: string) => {
  let id = 0;
  for (const letter of name) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 900_000_000;
  return { id: id + 100_000_000, name };
};

const personOrNone = (value: unknown) => {
  const name = textOf(value);
  return name === null ? null : person(name);
};

export interface ImportedRunners {
  runners: RunnerPlan[];
  order: { place: number; startnrs: number[] }[];
}

/** The runners of one race, by start number, and their finishing order; the same place twice is a dead heat. */
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
      problems.add(at, `runner ${startnr} has the status ${status}: taken as a non-runner`);
    const incidentText = textOf(facts.incident);
    const incident = facts.disqualified === true ? 'DISQUALIFIED' : incidentText && incidentOf(incidentText);
    if (incidentText && !incident) problems.add(at, `runner ${startnr} has the incident ${incidentText}: not shown`);
    const place = countOf(facts.finish);
    if (place !== null && !status && !incident) places.set(place, [...(places.get(place) ?? []), startnr]);
    const name = textOf(facts.name);
    if (name === null) problems.add(at, `runner ${startnr} has no name: called No. ${startnr}`);
    const weight = numberOf(facts.weight_lbs);
    return [
      {
        startnr,
        horse: person(name ?? `No. ${startnr}`),
        rider: personOrNone(facts.jockey ?? facts.driver),
        original_rider: null,
        trainer: personOrNone(facts.trainer),
        owner: textOf(facts.owner),
        age: countOf(facts.age),
        sex: sexOf[textOf(facts.sex) ?? ''] ?? null,
        weight: weight === null ? null : Math.round(weight * 453.592),
        distance: countOf(facts.distance_m),
        draw: countOf(facts.draw ?? facts.post_position),
        form: textOf(facts.form),
        rating: null,
        blinkers: false,
        shoes: null,
        incident: incident || null,
        withdrawnAt: status ? 0 : null,
        chance: status ? 0 : 100 / (oddsOf(facts.win_odds) ?? 1000),
        finalOdds: status ? null : oddsOf(facts.win_odds),
        referenceOdds: oddsOf(facts.reference_odds),
      },
    ];
  });
  const order = [...places].sort(([a], [b]) => a - b).map(([place, startnrs]) => ({ place, startnrs }));
  return { runners: runners.sort((a, b) => a.startnr - b.startnr), order };
};
