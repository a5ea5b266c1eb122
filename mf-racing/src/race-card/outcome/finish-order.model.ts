import type { Race } from '@paddock/api';

export interface FinishedHorse {
  startNr: number;
  /** Empty for a number without a runner. */
  name: string;
  rider: string | null;
  /** Win odds in hundredths. */
  odds: number | null;
}

export interface FinishPlace {
  place: number;
  /** Hundredths of a length behind the previous place; null if unknown. */
  margin: number | null;
  /** Several in a dead heat. */
  horses: FinishedHorse[];
}

/**
 * The places of a race with their horses. A number without a runner keeps its place, without a
 * name.
 */
export function finishOrder({ result, runners }: Pick<Race, 'result' | 'runners'>): FinishPlace[] {
  const byNumber = new Map(runners.map((runner) => [runner.startNr, runner]));
  return (result ?? []).map(({ place, startNrs, margin = null }) => ({
    place,
    margin,
    horses: startNrs.map((startNr) => {
      const runner = byNumber.get(startNr);
      return {
        startNr,
        name: runner?.horse.name ?? '',
        rider: runner?.rider?.name ?? null,
        odds: runner?.odds.current ?? null,
      };
    }),
  }));
}
