import type { MeetingPlan } from '../../world/day/plan.types.ts';
import { GENERATED_MEETINGS } from '../../world/generator/generate-day.ts';
import { meetingIdOf } from '../../world/generator/stables.ts';
import type { Database } from './open-database.ts';

/** The highest number of a meeting within a day. */
const LAST_NUMBER = 99;

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

/** The imported meetings of all days in which a horse runs. */
export const importedMeetingsWith = async (database: Database, horseId: number): Promise<MeetingPlan[]> => {
  const rows = await database
    .selectFrom('imported_meeting')
    .select('plan')
    // `JSON.stringify` writes a runner's horse in this form.
    .where('plan', 'like', `%"horse":{"id":${horseId},%`)
    .orderBy('id')
    .execute();
  return rows.map(({ plan }) => JSON.parse(plan) as MeetingPlan);
};

export interface StoredMeetings {
  meetings: MeetingPlan[];
  /** How many meetings got no number because the day is full. */
  left: number;
}

/**
 * Stores the meetings of a file for a day and replaces those of an earlier import of the same file.
 * Each gets the first free number of the day: a file imported again keeps its numbers.
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
    const free = Array.from({ length: LAST_NUMBER - GENERATED_MEETINGS }, (_, at) =>
      meetingIdOf(date, GENERATED_MEETINGS + 1 + at),
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

/** Meetings with new ids, and their races and legs with the ids derived from them. */
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
