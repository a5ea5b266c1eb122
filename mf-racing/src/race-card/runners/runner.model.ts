import type { Race, Runner } from '@paddock/api';

/**
 * Whether two versions of a runner differ at most in their present odds. A refresh keeps the
 * identity of unchanged objects.
 */
export const isSameButOdds = (a: Runner, b: Runner): boolean =>
  a.odds.reference === b.odds.reference &&
  (Object.keys(a) as (keyof Runner)[]).every((key) => key === 'odds' || a[key] === b[key]);

/**
 * A runner's burden: metres in a trot, where starting marks may differ; else the weight, rounded to
 * 100 g.
 */
export type Burden = { kind: 'distance'; metres: number } | { kind: 'weight'; kilograms: number };

export function burdenOf(runner: Pick<Runner, 'weight' | 'distance'>, raceType: Race['raceType']): Burden | null {
  if (raceType === 'T') return runner.distance === null ? null : { kind: 'distance', metres: runner.distance };
  return runner.weight === null ? null : { kind: 'weight', kilograms: Math.round(runner.weight / 100) / 10 };
}
