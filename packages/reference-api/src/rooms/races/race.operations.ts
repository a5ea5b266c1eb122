import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import { firstChange, firstChangeOfCards, nextChangeOfCard } from '../../world/day/changes.ts';
import { marketAt } from '../../world/day/market.ts';
import type { RacePlan, WirePool } from '../../world/day/plan.types.ts';
import { midnightAfter, type RaceDays, todayAt } from '../../world/day/race-days.ts';
import { showMeeting, showMeetingResults } from '../../world/day/show-meeting.ts';
import { showRacePools } from '../../world/day/show-pools.ts';
import { showRace } from '../../world/day/show-race.ts';
import { raceIdOfClassic } from '../../world/generator/classic-races.ts';
import { nextPrices, showLongTermPool } from './long-term.model.ts';
import { nextRaces } from './next-races.ts';

interface Card {
  race: RacePlan;
  /** Pools beside those of the race. */
  more: WirePool[];
  /** The instant (ms) until which it stays the same. */
  until: number;
}

/** Meetings, races, pools and results. */
export const raceOperations = ({
  days,
}: {
  days: RaceDays;
}): OperationsOf<'getNextRaces' | 'getRace' | 'getRacePools' | 'getMeetings' | 'getMeeting' | 'getResults'> => {
  /** The race of an id, with its long-term market as a classic. */
  const cardOf = async (id: number, isClassic: 0 | 1 | undefined, now: number): Promise<Card> => {
    const known = isClassic === 1 ? raceIdOfClassic(days.seed, id) : id;
    const race = known === null ? null : await days.race(known);
    if (!race) throw notFound('race');
    const until = nextChangeOfCard(race, now);
    if (isClassic !== 1) return { race, more: [], until };
    return { race, more: [showLongTermPool(race, now)], until: Math.min(until, nextPrices(now)) };
  };
  return {
    getNextRaces: {
      async standing({ query: { page = 1, pagination: perPage = 5 }, now }) {
        const around = await days.racesAround(todayAt(now));
        const { shown, pagination } = nextRaces(around, now, page, perPage);
        return { data: shown, pagination, until: Math.min(firstChangeOfCards(around, now), midnightAfter(now)) };
      },
    },
    getRace: {
      async standing({ path: { id }, query, now }) {
        const { race, more, until } = await cardOf(id, query.is_classic, now);
        const shown = showRace(race, now);
        return { data: { ...shown, pools: [...shown.pools, ...more] }, until };
      },
    },
    getRacePools: {
      async standing({ path: { id }, query, now }) {
        const { race, more, until } = await cardOf(id, query.is_classic, now);
        const shown = showRacePools(race, marketAt(race, now, 1), now);
        return { data: { ...shown, pools: [...shown.pools, ...more] }, until };
      },
    },
    getMeetings: {
      async standing({ query: { date }, now }) {
        const meetings = await days.meetingsOf(date ?? todayAt(now));
        // Without a date the answer changes at midnight.
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
