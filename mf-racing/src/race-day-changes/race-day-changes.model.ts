import type { Camel, components, Meeting, RaceSummary } from '@paddock/api';
import type { NonRunner, RiderChange } from '../shared/changes/changes.types.ts';

type Schemas = components['schemas'];

/** A race with a change since its card was printed. */
export interface ChangedRace extends Pick<RaceSummary, 'id' | 'number' | 'name' | 'postTime' | 'status'> {
  nonRunners: NonRunner[];
  riderChanges: RiderChange[];
}

export type ChangedMeeting = Omit<Meeting, 'races'> & { races: ChangedRace[] };

interface Changes {
  meetings: Meeting[];
  nonRunners: Camel<Schemas['MeetingNonRunners']>[];
  riderChanges: Camel<Schemas['MeetingRiderChanges']>[];
}

/**
 * The changes of a day by race: cancelled races, withdrawn horses, other riders. Leaves out
 * unchanged races.
 */
export function listChanges({ meetings, nonRunners, riderChanges }: Changes): ChangedMeeting[] {
  const withdrawn = runnersByRace(nonRunners);
  const changed = runnersByRace(riderChanges);
  return meetings
    .map((meeting) => ({
      ...meeting,
      races: meeting.races
        .map(({ id, number, name, postTime, status }) => ({
          id,
          number,
          name,
          postTime,
          status,
          nonRunners: withdrawn.get(id) ?? [],
          riderChanges: changed.get(id) ?? [],
        }))
        .filter(
          ({ status, nonRunners, riderChanges }) =>
            status === 'CANCELLED' || nonRunners.length > 0 || riderChanges.length > 0,
        ),
    }))
    .filter(({ races }) => races.length > 0);
}

const runnersByRace = <R>(meetings: { races: { id: number; runners?: R[] | undefined }[] }[]): Map<number, R[]> =>
  new Map(meetings.flatMap(({ races }) => races.map(({ id, runners }) => [id, runners ?? []])));
