import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import { firstChange, firstChangeOfCards, nextChangeOfCard } from '../../world/day/changes.ts';
import { marketAt } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, type RaceDays, todayAt } from '../../world/day/race-days.ts';
import { showMeeting, showMeetingResults } from '../../world/day/show-meeting.ts';
import { showRacePools } from '../../world/day/show-pools.ts';
import { showRace } from '../../world/day/show-race.ts';
import { raceIdOfClassic } from '../../world/generator/classic-races.ts';
import { nextRaces } from './next-races.ts';

/** Meetings, races, pools and results. */
export const raceOperations = ({
  days,
}: {
  days: RaceDays;
}): OperationsOf<'getNextRaces' | 'getRace' | 'getRacePools' | 'getMeetings' | 'getMeeting' | 'getResults'> => {
  /** The race of an id, which may be its number among the classics. */
  const raceOf = async (id: number, isClassic: 0 | 1 | undefined): Promise<RacePlan> => {
    const known = isClassic === 1 ? raceIdOfClassic(days.seed, id) : id;
    const race = known === null ? null : await days.race(known);
    if (!race) throw notFound('race');
    return race;
  };
  return {
    getNextRaces: {
      async lasting({ query: { page = 1, pagination: perPage = 5 }, now }) {
        const around = await days.racesAround(todayAt(now));
        const { shown, pagination } = nextRaces(around, now, page, perPage);
        return { data: shown, pagination, until: Math.min(firstChangeOfCards(around, now), midnightAfter(now)) };
      },
    },
    getRace: {
      async lasting({ path: { id }, query, now }) {
        const race = await raceOf(id, query.is_classic);
        // Forms follow with the days.
        return { data: showRace(race, now), until: Math.min(nextChangeOfCard(race, now), midnightAfter(now)) };
      },
    },
    getRacePools: {
      async lasting({ path: { id }, query, now }) {
        const race = await raceOf(id, query.is_classic);
        return { data: showRacePools(race, marketAt(race, now, 1), now), until: nextChangeOfCard(race, now) };
      },
    },
    getMeetings: {
      async lasting({ query: { date }, now }) {
        const meetings = await days.meetingsOf(date ?? todayAt(now));
        // Without a date the answer changes at midnight.
        const until = Math.min(firstChange(meetings, now), midnightAfter(now));
        return { data: meetings.map((meeting) => showMeeting(meeting, now)), until };
      },
    },
    getMeeting: {
      async lasting({ path: { id }, now }) {
        const meeting = await days.meeting(id);
        if (!meeting) throw notFound('meeting');
        return { data: showMeeting(meeting, now), until: firstChange([meeting], now) };
      },
    },
    getResults: {
      async lasting({ query: { date }, now }) {
        const meetings = await days.meetingsOf(date ?? todayAt(now));
        const data = meetings.map((meeting) => showMeetingResults(meeting, now)).filter((meeting) => meeting !== null);
        return { data, until: Math.min(firstChange(meetings, now), midnightAfter(now)) };
      },
    },
  };
};
