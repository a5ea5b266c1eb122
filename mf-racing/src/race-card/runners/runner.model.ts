import type { Race, Runner } from '@paddock/api';

/**
 * Whether two versions of a runner differ in their present odds at most. A refresh keeps the
 * identity of what has not changed.
 */
export const isSameButOdds = (a: Runner, b: Runner): boolean =>
  a.odds.reference === b.odds.reference &&
  (Object.keys(a) as (keyof Runner)[]).every((key) => key === 'odds' || a[key] === b[key]);

/**
 * What a runner has to carry or run: metres in a trot, where marks may differ; else the weight,
 * rounded to 100 g.
 */
export type Burden = { kind: 'distance'; metres: number } | { kind: 'weight'; kilograms: number };

export function burdenOf(runner: Pick<Runner, 'weight' | 'distance'>, raceType: Race['raceType']): Burden | null {
  if (raceType === 'T') return runner.distance === null ? null : { kind: 'distance', metres: runner.distance };
  return runner.weight === null ? null : { kind: 'weight', kilograms: Math.round(runner.weight / 100) / 10 };
}
