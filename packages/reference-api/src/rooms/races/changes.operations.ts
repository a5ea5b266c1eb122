import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { firstChange } from '../../world/day/changes.ts';
import type { MeetingPlan, RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { nonRunnersOf, riderChangesOf, showMeetingChanges, showRaceChanges } from './changes.model.ts';

interface Asked {
  date?: string | undefined;
  id?: number | undefined;
}

/** Non-runners and changes of riders, of a day, a meeting or a race. */
export const changeOperations = ({
  days,
  database,
}: Server): OperationsOf<'getNonRunners' | 'getRiderChanges' | 'getRaceNonRunners' | 'getRaceRiderChanges'> => {
  const meetingsFor = async ({ date, id }: Asked, now: number): Promise<readonly MeetingPlan[]> => {
    if (id === undefined) return days.meetingsOf(date ?? todayAt(now));
    const meeting = await days.meeting(id);
    if (!meeting) throw notFound('meeting');
    return [meeting];
  };
  const raceFor = async (id: number): Promise<RacePlan> => {
    const race = await days.race(id);
    if (!race) throw notFound('race');
    return race;
  };
  const untilFor = (meetings: readonly MeetingPlan[], now: number) =>
    Math.min(firstChange(meetings, now), midnightAfter(now));

  const favoritesOf = async (customerId: number): Promise<Set<number>> => {
    const rows = await database
      .selectFrom('favorite')
      .select('horse_id')
      .where('customer_id', '=', customerId)
      .execute();
    return new Set(rows.map(({ horse_id }) => Number(horse_id)));
  };
  /** All changes, or those of the caller's favourite horses. */
  const chosen = async <Change extends { horse: { id: number } }>(
    changes: Change[],
    call: { query: { favorites?: boolean }; customerId: number },
  ): Promise<Change[]> => {
    if (!call.query.favorites) return changes;
    const favorites = await favoritesOf(call.customerId);
    return changes.filter(({ horse }) => favorites.has(horse.id));
  };

  return {
    getNonRunners: {
      async lasting({ query, now }) {
        const meetings = await meetingsFor(query, now);
        const changesOf = (race: RacePlan) => nonRunnersOf(race, now);
        const data = showMeetingChanges(meetings, changesOf, query.runners ?? true, now);
        return { data, until: untilFor(meetings, now) };
      },
    },
    getRiderChanges: {
      async lasting({ query, now }) {
        const meetings = await meetingsFor(query, now);
        const data = showMeetingChanges(meetings, riderChangesOf, query.runners ?? true, now);
        return { data, until: untilFor(meetings, now) };
      },
    },
    async getRaceNonRunners(call) {
      const race = await raceFor(call.path.id);
      const changes = await chosen(nonRunnersOf(race, call.now), call);
      return { data: showRaceChanges(race, changes, call.query.runners ?? true, call.now) };
    },
    async getRaceRiderChanges(call) {
      const race = await raceFor(call.path.id);
      const changes = await chosen(riderChangesOf(race), call);
      return { data: showRaceChanges(race, changes, call.query.runners ?? true, call.now) };
    },
  };
};
