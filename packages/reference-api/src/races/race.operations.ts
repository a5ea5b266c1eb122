import { firstChange, nextChange, nextChangeOfCard } from '../day/changes.ts';
import { marketAt } from '../day/market.ts';
import type { RacePlan } from '../day/plan.types.ts';
import { midnightAfter, type RaceDays, todayAt } from '../day/race-days.ts';
import { showMeeting, showMeetingResults } from '../day/show-meeting.ts';
import { showRacePools } from '../day/show-pools.ts';
import { showRace } from '../day/show-race.ts';
import type { OperationsOf } from '../operation/operation.types.ts';
import { notFound } from '../operation/refused.ts';
import { nextRaces } from './next-races.ts';

/** Meetings, races, pools and results. */
export const raceOperations = ({
  days,
}: {
  days: RaceDays;
}): OperationsOf<'getNextRaces' | 'getRace' | 'getRacePools' | 'getMeetings' | 'getMeeting' | 'getResults'> => {
  const raceOf = async (id: number, isClassic: 0 | 1 | undefined): Promise<RacePlan> => {
    // No race here has a classic number.
    const race = isClassic === 1 ? null : await days.race(id);
    if (!race) throw notFound('race');
    return race;
  };
  return {
    getNextRaces: {
      async standing({ query: { page = 1, pagination: perPage = 5 }, now }) {
        const around = await days.racesAround(todayAt(now));
        const { shown, pagination } = nextRaces(around, now, page, perPage);
        const until = around.reduce((first, race) => Math.min(first, nextChange(race, now)), midnightAfter(now));
        return { data: shown, pagination, until };
      },
    },
    getRace: {
      async standing({ path: { id }, query, now }) {
        const race = await raceOf(id, query.is_classic);
        return { data: showRace(race, now), until: nextChangeOfCard(race, now) };
      },
    },
    getRacePools: {
      async standing({ path: { id }, query, now }) {
        const race = await raceOf(id, query.is_classic);
        return { data: showRacePools(race, marketAt(race, now, 1), now), until: nextChangeOfCard(race, now) };
      },
    },
    getMeetings: {
      async standing({ query: { date }, now }) {
        const meetings = await days.meetingsOf(date ?? todayAt(now));
        // Without a date the answer is another one from midnight on.
        const until = Math.min(firstChange(meetings, now), midnightAfter(now));
        return { data: meetings.map((meeting) => showMeeting(meeting, now)), until };
      },
    },
    getMeeting: {
      async standing({ path: { id }, now }) {
        const meeting = await days.meeting(id);
        if (!meeting) throw notFound('meeting');
        return { data: showMeeting(meeting, now), until: firstChange([meeting], now) };
      },
    },
    getResults: {
      async standing({ query: { date }, now }) {
        const meetings = await days.meetingsOf(date ?? todayAt(now));
        const data = meetings.map((meeting) => showMeetingResults(meeting, now)).filter((meeting) => meeting !== null);
        return { data, until: Math.min(firstChange(meetings, now), midnightAfter(now)) };
      },
    },
  };
};
