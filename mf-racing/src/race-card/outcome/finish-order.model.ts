import type { Race } from '@paddock/api';
import type { PlacedHorse } from '../../shared/races/placing.model.ts';

/**
 * The placed horses of a race with their names. A number without a runner keeps its place, without
 * a name.
 */
export function finishOrder({ result, runners }: Pick<Race, 'result' | 'runners'>): PlacedHorse[] {
  const byNumber = new Map(runners.map((runner) => [runner.startNr, runner]));
  return (result ?? []).flatMap(({ place, startNrs }) =>
    startNrs.map((startNr) => {
      const runner = byNumber.get(startNr);
      return {
        place,
        startNr,
        horse: runner?.horse.name ?? '',
        rider: runner?.rider?.name ?? null,
        odds: runner?.odds.current ?? null,
      };
    }),
  );
}
