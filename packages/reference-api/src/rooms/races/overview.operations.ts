import type { components } from '@paddock/api';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { firstChange } from '../../world/day/changes.ts';
import type { MeetingPlan, RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { isFinished } from '../../world/day/race-status.ts';
import { meetingFields, showMeeting } from '../../world/day/show-meeting.ts';
import { showRaceFields } from '../../world/day/show-race.ts';
import { addDays, iso } from '../../world/day/zone.ts';
import { racingCountries } from './racing-countries.ts';
import { participantsOf } from './starter-index.ts';

type Schemas = components['schemas'];

const showOverviewRace = (race: RacePlan, now: number): Schemas['OverviewRace'] => {
  const shown = showRaceFields(race, now);
  const { id, meeting_id, number, country, track_name, race_type, post_time, status, is_live, has_jackpot } = shown;
  return { id, meeting_id, number, country, track_name, race_type, post_time, status, is_live, has_jackpot };
};

const showOverviewMeeting = (meeting: MeetingPlan, withRaces: boolean, now: number): Schemas['OverviewMeeting'] => {
  const next = meeting.races.filter(({ off }) => off > now).sort((a, b) => a.off - b.off)[0];
  const { id, country, track_id, track_name, date, race_type, firstracedate, lastracedate, racecount } = meeting;
  return {
    id,
    country,
    track_id,
    track_name,
    date,
    race_type,
    firstracedate,
    lastracedate,
    racecount,
    finished_count: meeting.races.filter((race) => isFinished(race, now)).length,
    next_race_id: next?.id ?? null,
    next_post_time: next ? iso(next.off) : null,
    is_live: meetingFields(meeting, now).is_live,
    livestream_id: meeting.livestream_id,
    ...(withRaces ? { race_info: meeting.races.map((race) => showOverviewRace(race, now)) } : {}),
  };
};

/** Overviews of a day: overview, archive, countries, starter index. */
export const overviewOperations = ({
  days,
}: Server): OperationsOf<
  'getOverviewMeetings' | 'getOverviewRaces' | 'getMeetingsArchive' | 'getCountries' | 'getCountryParticipants'
> => ({
  getOverviewMeetings: {
    async lasting({ query: { date, race_info }, now }) {
      const meetings = await days.meetingsOf(date ?? todayAt(now));
      return {
        data: meetings.map((meeting) => showOverviewMeeting(meeting, race_info === 1, now)),
        until: Math.min(firstChange(meetings, now), midnightAfter(now)),
      };
    },
  },
  getOverviewRaces: {
    async lasting({ query: { date }, now }) {
      const meetings = await days.meetingsOf(date ?? todayAt(now));
      const races = meetings.flatMap((meeting) => meeting.races).sort((a, b) => a.off - b.off || a.id - b.id);
      return {
        data: races.map((race) => showOverviewRace(race, now)),
        until: Math.min(firstChange(meetings, now), midnightAfter(now)),
      };
    },
  },
  getMeetingsArchive: {
    async lasting({ query, now }) {
      const today = todayAt(now);
      const date = query.date ?? addDays(today, -1);
      if (date >= today) throw invalid({ date: ['before_today'] });
      const meetings = await days.meetingsOf(date);
      const data = meetings.map((meeting) => showMeeting(meeting, now));
      return { data, until: Math.min(firstChange(meetings, now), midnightAfter(now)) };
    },
  },
  getCountries: { lasting: async () => ({ data: [...racingCountries], until: Number.POSITIVE_INFINITY }) },
  getCountryParticipants: {
    async lasting({ path: { type }, query: { date, country }, now }) {
      const meetings = (await days.meetingsOf(date ?? todayAt(now))).filter(
        (meeting) => country === undefined || meeting.country === country,
      );
      return {
        data: participantsOf(meetings, type, now),
        until: Math.min(firstChange(meetings, now), midnightAfter(now)),
      };
    },
  },
});
