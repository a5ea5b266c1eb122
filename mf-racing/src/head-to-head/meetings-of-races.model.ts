import type { RaceSummary } from '@paddock/api';

/** A meeting as far as its races tell of it. */
export interface RacesOfMeeting<R> extends Pick<RaceSummary, 'country' | 'raceType' | 'trackName' | 'timeZone'> {
  id: number;
  isLive: boolean;
  livestreamId: number | null;
  races: R[];
}

/** Groups races by meeting. A meeting stands where its first race stood. */
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
