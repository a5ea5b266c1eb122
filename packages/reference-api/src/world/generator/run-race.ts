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

/** The most places that a pool pays. */
const PAID_PLACES = 5;

/**
 * Runs the race: marks incidents on `runners` and returns the finishing order. A horse wins with
 * the probability `chance` (smallest exponential time). An incident stops no horse on its way to a
 * paid place: odds and dividends follow from the chances, and would be too high for all others. One
 * race in forty has a dead heat.
 */
export const runRace = (
  random: Random,
  discipline: RacePlan['discipline'],
  runners: RunnerPlan[],
): RacePlan['order'] => {
  const starters = runners.filter(({ withdrawnAt }) => withdrawnAt === null);
  const drawn = starters.map((runner) => {
    const number = random.next();
    const [incident, upTo] = incidentsOf[discipline].find(([, bound]) => number < bound) ?? [null, 0];
    return { runner, incident, number, upTo };
  });
  const arrivals = drawn
    .map(({ runner, incident, number, upTo }) => {
      // Below its bound the number is as random as another.
      const luck = incident === null ? random.next() : number / upTo;
      return { runner, incident, time: -Math.log(1 - luck) / runner.chance };
    })
    .sort((a, b) => a.time - b.time);
  for (const { runner, incident } of arrivals.slice(PAID_PLACES)) runner.incident = incident;
  const finishers = arrivals.flatMap(({ runner }) => (runner.incident === null ? [runner.startnr] : []));
  const tiedAt = random.chance(0.025) ? random.integer(0, 2) : -1;
  const order: RacePlan['order'] = [];
  for (let at = 0; at < finishers.length; at += 1) {
    const startnrs = at === tiedAt ? finishers.slice(at, at + 2) : finishers.slice(at, at + 1);
    order.push({ place: at + 1, startnrs });
    at += startnrs.length - 1;
  }
  return order;
};
