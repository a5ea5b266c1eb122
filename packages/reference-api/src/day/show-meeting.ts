import type { components } from '@paddock/api';
import type { MeetingPlan } from './plan.types.ts';
import { isFinished } from './race-status.ts';
import { showRaceFields, showRaceResult } from './show-race.ts';

type Schemas = components['schemas'];

const fieldsOf = ({ races: _, ...facts }: MeetingPlan, isLive: boolean): Schemas['MeetingFields'] => ({
  ...facts,
  is_live: isLive,
});

/** A meeting with its races, as it is at an instant. */
export const showMeeting = (meeting: MeetingPlan, now: number): Schemas['Meeting'] => {
  const races = meeting.races.map((race) => showRaceFields(race, now));
  return {
    ...fieldsOf(
      meeting,
      races.some((race) => race.is_live),
    ),
    races,
  };
};

/** A meeting with what it has finished; null when that is nothing. */
export const showMeetingResults = (meeting: MeetingPlan, now: number): Schemas['MeetingResults'] | null => {
  const races = meeting.races.filter((race) => isFinished(race, now)).map((race) => showRaceResult(race, now));
  if (races.length === 0) return null;
  return { ...fieldsOf(meeting, showMeeting(meeting, now).is_live), races };
};
