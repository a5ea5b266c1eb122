import { PICTURES_BEFORE_MS } from '../../world/day/changes.ts';
import type { MeetingPlan, RacePlan } from '../../world/day/plan.types.ts';

/** The pictures of a meeting: one stream until its last race is OFFICIAL. */
export interface LiveStream {
  /** `livestream_id` of the meeting: a channel, reused by other meetings on other days. */
  id: number;
  meeting: MeetingPlan;
  /** Instants (ms) between which pictures are sent. */
  startsAt: number;
  endsAt: number;
}

const liveStreamOf = (meeting: MeetingPlan): LiveStream | null =>
  meeting.livestream_id === null
    ? null
    : {
        id: meeting.livestream_id,
        meeting,
        startsAt: Math.min(...meeting.races.map(({ off }) => off)) - PICTURES_BEFORE_MS,
        endsAt: Math.max(...meeting.races.map(({ officialAt }) => officialAt)),
      };

export const isSending = ({ startsAt, endsAt }: LiveStream, now: number): boolean => now >= startsAt && now < endsAt;

/** The current or next race of a stream; the last one when all are over. */
export const raceShown = ({ meeting }: LiveStream, now: number): RacePlan => {
  const races = [...meeting.races].sort((a, b) => a.off - b.off);
  return races.find(({ officialAt }) => officialAt > now) ?? (races.at(-1) as RacePlan);
};

/**
 * The streams of today and those of yesterday that still send: a US meeting ends after our
 * midnight. A channel that still sends yesterday's pictures shows those.
 */
export const streamsOfDay = (
  yesterday: readonly MeetingPlan[],
  today: readonly MeetingPlan[],
  now: number,
): LiveStream[] => {
  const all = (meetings: readonly MeetingPlan[]) =>
    meetings.map(liveStreamOf).filter((stream): stream is LiveStream => stream !== null);
  const late = all(yesterday).filter((stream) => isSending(stream, now));
  const taken = new Set(late.map(({ id }) => id));
  return [...late, ...all(today).filter(({ id }) => !taken.has(id))];
};
