import type { RacePlan, RunnerPlan } from '../day/plan.types.ts';
import type { Random } from './random.ts';

/** The upper bound of a draw from [0, 1) for each incident. */
const incidentsOf: Record<RacePlan['discipline'], readonly [RunnerPlan['incident'], number][]> = {
  FLAT: [['PULLED_UP', 0.01]],
  HURDLE: [
    ['FELL', 0.03],
    ['PULLED_UP', 0.07],
    ['UNSEATED', 0.09],
  ],
  CHASE: [
    ['FELL', 0.05],
    ['PULLED_UP', 0.11],
    ['UNSEATED', 0.14],
  ],
  TROT: [['DISQUALIFIED', 0.08]],
  MONTE: [['DISQUALIFIED', 0.12]],
};

/** Usual distances between two places, in hundredths of a length. */
const margins = [5, 10, 20, 30, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 600, 900] as const;

/** Adds to each place but the first how far it is behind the place before. */
export const addMargins = (random: Random, order: RacePlan['order']): RacePlan['order'] =>
  order.map((placing, at) => (at === 0 ? placing : { ...placing, margin: random.pick(margins) }));

/**
 * Runs the race: marks incidents on `runners` and returns the finishing order. A horse wins with
 * the probability `chance` (smallest exponential time). One race in forty has a dead heat. At least
 * four horses finish.
 */
export const runRace = (
  random: Random,
  discipline: RacePlan['discipline'],
  runners: RunnerPlan[],
): RacePlan['order'] => {
  const starters = runners.filter(({ withdrawnAt }) => withdrawnAt === null);
  let spare = starters.length - 4;
  for (const runner of starters) {
    const drawn = random.next();
    const hit = incidentsOf[discipline].find(([, upTo]) => drawn < upTo);
    if (hit && spare-- > 0) runner.incident = hit[0];
  }
  const finishers = starters
    .filter(({ incident }) => incident === null)
    .map(({ startnr, chance }) => ({ startnr, time: -Math.log(1 - random.next()) / chance }))
    .sort((a, b) => a.time - b.time)
    .map(({ startnr }) => startnr);
  const tiedAt = random.chance(0.025) ? random.integer(0, 2) : -1;
  const order: RacePlan['order'] = [];
  for (let at = 0; at < finishers.length; at += 1) {
    const startnrs = at === tiedAt ? finishers.slice(at, at + 2) : finishers.slice(at, at + 1);
    order.push({ place: at + 1, startnrs });
    at += startnrs.length - 1;
  }
  return order;
};
