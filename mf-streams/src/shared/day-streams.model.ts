import type { Meeting } from '@paddock/api';
import type { Stream } from './stream.types.ts';

type RaceOfMeeting = Meeting['races'][number];

/** A live stream of the day. */
export interface DayStream {
  id: number;
  raceId: number;
  /** running: from ten minutes before the first off until the last race is official. */
  state: 'running' | 'coming' | 'over';
  /** The race that is shown or comes next; `null` while it is not known. */
  race: RaceOfMeeting | null;
}

/** Streams with the race that they show: those that run before those that come, in the order in which they came. Those that are over are not offered. */
export function listStreams(streams: readonly Stream[], meetings: readonly Meeting[]): DayStream[] {
  const all = streams.map(({ id, raceId }): DayStream => {
    // By the race: a channel that still sends yesterday's meeting has another one today.
    const meeting = meetings.find(({ races }) => races.some((race) => race.id === raceId));
    const race = meeting?.races.find((each) => each.id === raceId) ?? null;
    return { id, raceId, race, state: meeting ? stateOf(meeting) : 'coming' };
  });
  return [...all.filter(({ state }) => state === 'running'), ...all.filter(({ state }) => state === 'coming')];
}

/** By what the races say, not by a clock of this machine. */
function stateOf({ isLive, races }: Meeting): DayStream['state'] {
  if (isLive) return 'running';
  const isOver = ({ status }: RaceOfMeeting) => status === 'OFFICIAL' || status === 'CANCELLED';
  if (races.every(isOver)) return 'over';
  return races.some(({ status }) => status !== 'OPEN') ? 'running' : 'coming';
}
