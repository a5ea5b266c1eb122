import type { components } from '@paddock/api';
import type { MeetingPlan } from './plan.types.ts';
import { isFinished, isLive } from './race-status.ts';
import { showRaceFields, showRaceResult } from './show-race.ts';

type Schemas = components['schemas'];

/** A meeting without its races, as it is at an instant. */
export const meetingFields = ({ races, ...facts }: MeetingPlan, now: number): Schemas['MeetingFields'] => ({
  ...facts,
  is_live: races.some((race) => isLive(race, now)),
});

/** A meeting with its races, as it is at an instant. */
export const showMeeting = (meeting: MeetingPlan, now: number): Schemas['Meeting'] => ({
  ...meetingFields(meeting, now),
  races: meeting.races.map((race) => showRaceFields(race, now)),
});

/** A meeting with its finished races; null without any. */
export const showMeetingResults = (meeting: MeetingPlan, now: number): Schemas['MeetingResults'] | null => {
  const races = meeting.races.filter((race) => isFinished(race, now)).map((race) => showRaceResult(race, now));
  return races.length === 0 ? null : { ...meetingFields(meeting, now), races };
};
