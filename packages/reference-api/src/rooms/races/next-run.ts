import type { components } from '@paddock/api';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { isWithdrawn } from '../../world/day/race-status.ts';
import { iso } from '../../world/day/zone.ts';

interface NextRun {
  shown: components['schemas']['NextRun'];
  /** When it is no longer the next one (ms): the off, or a withdrawal. */
  until: number;
}

/** The next race in which a horse starts. @param races by off time */
export const nextRunOf = (horseId: number, races: readonly RacePlan[], now: number): NextRun | null => {
  for (const race of races) {
    const runner = race.off > now && race.runners.find(({ horse }) => horse.id === horseId);
    if (!runner || isWithdrawn(runner, now)) continue;
    const { startnr, withdrawnAt } = runner;
    return {
      shown: { race_id: race.id, startnr, track_name: race.track_name, post_time: iso(race.off) },
      until: Math.min(race.off, withdrawnAt ?? race.off),
    };
  }
  return null;
};
