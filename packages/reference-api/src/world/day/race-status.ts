import { PICTURES_BEFORE_MS } from './changes.ts';
import type { RacePlan, RunnerPlan, WireRaceFields } from './plan.types.ts';

/** Betting closes at the off; the other instants are in the plan. */
export const statusAt = (race: RacePlan, now: number): WireRaceFields['status'] => {
  if (now < race.off) return 'OPEN';
  if (now < race.finishedAt) return 'CLOSED';
  return now < race.officialAt ? 'FINISHED' : 'OFFICIAL';
};

export const isFinished = (race: RacePlan, now: number): boolean => now >= race.finishedAt;

export const isWithdrawn = (runner: RunnerPlan, now: number): boolean =>
  runner.withdrawnAt !== null && runner.withdrawnAt <= now;

/** Whether a race has live pictures. */
export const isLive = (race: RacePlan, now: number): boolean =>
  race.livestream_id !== null && now >= race.off - PICTURES_BEFORE_MS && now < race.officialAt;

/** Whether a race has a recording: once its live pictures end. */
export const isRecorded = (race: RacePlan, now: number): boolean =>
  race.livestream_id !== null && now >= race.officialAt;
