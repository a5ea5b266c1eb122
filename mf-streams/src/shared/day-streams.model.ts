import type { Meeting } from '@paddock/api';
import type { Stream } from './stream.types.ts';

type RaceOfMeeting = Meeting['races'][number];

/** A live stream of today. */
export interface DayStream {
  id: number;
  raceId: number;
  /** running: from ten minutes before the first off until the last race is official. */
  state: 'running' | 'coming' | 'over';
  /** The current or next race; `null` while unknown. */
  race: RaceOfMeeting | null;
}

/**
 * Streams with their current race: running ones before later ones, otherwise in the given order.
 * Finished ones are left out.
 */
export function listStreams(streams: readonly Stream[], meetings: readonly Meeting[]): DayStream[] {
  const all = streams.map(({ id, raceId }): DayStream => {
    // By race: a channel that still shows yesterday's meeting has another meeting today.
    const meeting = meetings.find(({ races }) => races.some((race) => race.id === raceId));
    const race = meeting?.races.find((each) => each.id === raceId) ?? null;
    return { id, raceId, race, state: meeting ? stateOf(meeting) : 'coming' };
  });
  return [...all.filter(({ state }) => state === 'running'), ...all.filter(({ state }) => state === 'coming')];
}

/** By the races' states, not by this machine's clock. */
function stateOf({ isLive, races }: Meeting): DayStream['state'] {
  if (isLive) return 'running';
  const isOver = ({ status }: RaceOfMeeting) => status === 'OFFICIAL' || status === 'CANCELLED';
  if (races.every(isOver)) return 'over';
  return races.some(({ status }) => status !== 'OPEN') ? 'running' : 'coming';
}
