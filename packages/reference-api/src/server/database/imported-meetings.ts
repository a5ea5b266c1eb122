import type { MeetingPlan } from '../../world/day/plan.types.ts';
import { generatedMeetings } from '../../world/generator/generate-day.ts';
import { meetingIdOf } from '../../world/generator/stables.ts';
import type { Database } from './open-database.ts';

/** The last number that a meeting of a day can have. */
const lastNumber = 99;

/** The imported meetings of a day. */
export const importedMeetingsOf = async (database: Database, date: string): Promise<MeetingPlan[]> => {
  const rows = await database
    .selectFrom('imported_meeting')
    .select('plan')
    .where('date', '=', date)
    .orderBy('id')
    .execute();
  return rows.map(({ plan }) => JSON.parse(plan) as MeetingPlan);
};

/** The imported meetings, of all days, at which a horse runs. */
export const importedMeetingsWith = async (database: Database, horseId: number): Promise<MeetingPlan[]> => {
  const rows = await database
    .selectFrom('imported_meeting')
    .select('plan')
    // As `JSON.stringify` writes a runner's horse.
    .where('plan', 'like', `%"horse":{"id":${horseId},%`)
    .orderBy('id')
    .execute();
  return rows.map(({ plan }) => JSON.parse(plan) as MeetingPlan);
};

export interface StoredMeetings {
  meetings: MeetingPlan[];
  /** Meetings for which the day has no number left. */
  left: number;
}

/**
 * Stores the meetings of a file for a day, in place of those that the same file gave before. Meetings get the day's first free
 * numbers, so two files can be taken for one day and the same file gets the same numbers again.
 * @param source the file's name
 */
export const storeImportedMeetings = async (
  database: Database,
  { date, source, meetings }: { date: string; source: string; meetings: readonly MeetingPlan[] },
): Promise<StoredMeetings> =>
  database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('imported_meeting').where('date', '=', date).where('source', '=', source).execute();
    const rows = await transaction.selectFrom('imported_meeting').select('id').where('date', '=', date).execute();
    const taken = new Set(rows.map(({ id }) => Number(id)));
    const free = Array.from({ length: lastNumber - generatedMeetings }, (_, at) =>
      meetingIdOf(date, generatedMeetings + 1 + at),
    ).filter((id) => !taken.has(id));
    const stored = renumber(meetings.slice(0, free.length), free);
    for (const meeting of stored) {
      await transaction
        .insertInto('imported_meeting')
        .values({ id: meeting.id, date, source, plan: JSON.stringify(meeting) })
        .execute();
    }
    return { meetings: stored, left: meetings.length - stored.length };
  });

/** Meetings with other ids, and their races and legs with those that follow from them. */
const renumber = (meetings: readonly MeetingPlan[], ids: readonly number[]): MeetingPlan[] => {
  const idOf = new Map(meetings.map(({ id }, at) => [id, ids[at] as number]));
  const raceIdOf = (race: number) => (idOf.get(Math.floor(race / 100)) as number) * 100 + (race % 100);
  return meetings.map((meeting) => {
    const id = idOf.get(meeting.id) as number;
    return {
      ...meeting,
      id,
      races: meeting.races.map((race) => ({
        ...race,
        id: raceIdOf(race.id),
        meeting_id: id,
        pools: race.pools.map((pool) =>
          pool.series ? { ...pool, series: { ...pool.series, legs: pool.series.legs.map(raceIdOf) } } : pool,
        ),
      })),
    };
  });
};
