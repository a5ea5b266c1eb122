import type { components } from '@paddock/api';
import type { MeetingPlan, RacePlan } from '../../world/day/plan.types.ts';
import { isWithdrawn, statusAt } from '../../world/day/race-status.ts';
import { meetingFields } from '../../world/day/show-meeting.ts';
import { iso } from '../../world/day/zone.ts';

type Schemas = components['schemas'];
type NonRunner = Schemas['NonRunner'];
type RiderChange = Schemas['RiderChange'];

/** Withdrawn runners at an instant. A historic day has no instants of withdrawal. */
export const nonRunnersOf = (race: RacePlan, now: number): NonRunner[] =>
  race.runners
    .filter((runner) => isWithdrawn(runner, now))
    .map(({ startnr, horse, rider, withdrawnAt }) => ({
      startnr,
      horse,
      rider,
      withdrawn_at: withdrawnAt ? iso(withdrawnAt) : null,
    }));

/** Runners with another rider or driver than declared. */
export const riderChangesOf = (race: RacePlan): RiderChange[] =>
  race.runners.flatMap(({ startnr, horse, rider, original_rider }) =>
    original_rider && original_rider.id !== rider?.id ? [{ startnr, horse, rider, original_rider }] : [],
  );

/** The changes of a race: their number, and on request the changes. */
export const showRaceChanges = <Change>(
  race: RacePlan,
  changes: readonly Change[],
  withRunners: boolean,
  now: number,
) => ({
  id: race.id,
  number: race.number,
  name: race.name,
  post_time: iso(race.off),
  status: statusAt(race, now),
  count: changes.length,
  ...(withRunners ? { runners: [...changes] } : {}),
});

/** Meetings and races with changes only. */
export const showMeetingChanges = <Change>(
  meetings: readonly MeetingPlan[],
  changesOf: (race: RacePlan) => Change[],
  withRunners: boolean,
  now: number,
) =>
  meetings
    .map((meeting) => ({
      ...meetingFields(meeting, now),
      races: meeting.races
        .map((race) => showRaceChanges(race, changesOf(race), withRunners, now))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ races }) => races.length > 0);
