import type { RaceSummary } from '@paddock/api';

/** The facts of a meeting that its races contain. */
export interface RacesOfMeeting<R> extends Pick<RaceSummary, 'country' | 'raceType' | 'trackName' | 'timeZone'> {
  id: number;
  isLive: boolean;
  livestreamId: number | null;
  races: R[];
}

/** Groups races by meeting, in the order of each meeting's first race. */
export function groupByMeeting<R extends RaceSummary>(races: R[]): RacesOfMeeting<R>[] {
  const meetings = new Map<number, RacesOfMeeting<R>>();
  for (const race of races) {
    const { meetingId, country, raceType, trackName, timeZone, isLive, livestreamId } = race;
    const known = meetings.get(meetingId);
    if (known) known.races.push(race);
    else
      meetings.set(meetingId, {
        id: meetingId,
        country,
        raceType,
        trackName,
        timeZone,
        isLive,
        livestreamId,
        races: [race],
      });
  }
  return [...meetings.values()];
}
