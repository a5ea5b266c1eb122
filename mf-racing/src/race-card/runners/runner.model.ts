import type { Race, Runner } from '@paddock/api';

/** Whether all that is known of a runner is the same, its present odds aside. A refresh keeps what has not changed by identity. */
export const isSameButOdds = (a: Runner, b: Runner): boolean =>
  a.odds.reference === b.odds.reference &&
  (Object.keys(a) as (keyof Runner)[]).every((key) => key === 'odds' || a[key] === b[key]);

/** What is told of a runner's task: metres in a trot (runners may start from different marks), the weight carried otherwise, to a hundred grams. */
export type Burden = { kind: 'distance'; metres: number } | { kind: 'weight'; kilograms: number };

export function burdenOf(runner: Pick<Runner, 'weight' | 'distance'>, raceType: Race['raceType']): Burden | null {
  if (raceType === 'T') return runner.distance === null ? null : { kind: 'distance', metres: runner.distance };
  return runner.weight === null ? null : { kind: 'weight', kilograms: Math.round(runner.weight / 100) / 10 };
}
