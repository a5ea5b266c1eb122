import type { Database } from '../../server/database/open-database.ts';
import { createMinutely } from '../../server/minutely.ts';
import type { RacePlan, RunnerPlan } from '../../world/day/plan.types.ts';
import { type RaceDays, todayAt } from '../../world/day/race-days.ts';
import { isWithdrawn } from '../../world/day/race-status.ts';
import { minutesIn } from '../../world/day/zone.ts';
import { isAway } from '../limits/break/is-away.ts';
import { type Notification, notify } from '../messenger/notify.ts';

/** How long before the off customers are notified. */
const TELL_BEFORE_MS = 30 * 60_000;

interface Run {
  race: RacePlan;
  runner: RunnerPlan;
}

const clockTime = (instant: number): string => {
  const minutes = minutesIn('Europe/Berlin', instant);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const textsOf = ({ race, runner }: Run): Pick<Notification, 'text_de' | 'text_en'> => {
  const time = clockTime(race.off);
  return {
    text_de: `${runner.horse.name} startet um ${time} Uhr im ${race.number}. Rennen in ${race.track_name}, Nummer ${runner.startnr}.`,
    text_en: `${runner.horse.name} runs at ${time} (Berlin) in race ${race.number} at ${race.track_name}, number ${runner.startnr}.`,
  };
};

/** The runs of the next half hour, by horse. */
const runsSoon = async (days: RaceDays, now: number): Promise<Map<number, Run>> => {
  const races = await days.racesAround(todayAt(now));
  const soon = races.filter(({ off }) => off > now && off - TELL_BEFORE_MS <= now);
  return new Map(
    soon.flatMap((race) =>
      race.runners.filter((runner) => !isWithdrawn(runner, now)).map((runner) => [runner.horse.id, { race, runner }]),
    ),
  );
};

/** Notifies a customer of a run unless they are away, once, also with concurrent processes. */
const tell = (database: Database, customerId: number, run: Run, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (await isAway(transaction, customerId, now)) return;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('favorite_run')
      .values({ customer_id: customerId, race_id: run.race.id, horse_id: run.runner.horse.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const facts = { customerId, race_id: run.race.id, at: now, ...textsOf(run) };
    await notify(transaction, { ...facts, type: 'race', mailedBy: 'favourite_email_notification' });
  });

const isDue = createMinutely();

/**
 * Notifies all customers whose favourite starts within half an hour, once per race, except those
 * who are excluded or in a break. There is no background job: this runs before a customer's
 * request, at most once a minute.
 */
export const tellFavoriteRuns = async (database: Database, days: RaceDays, now: number): Promise<void> => {
  if (!isDue(database, now)) return;
  const runs = await runsSoon(days, now);
  if (runs.size === 0) return;
  const favorites = await database
    .selectFrom('favorite')
    .select(['customer_id', 'horse_id'])
    .where('horse_id', 'in', [...runs.keys()])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('favorite_run')
            .select('favorite_run.horse_id')
            .whereRef('favorite_run.customer_id', '=', 'favorite.customer_id')
            .whereRef('favorite_run.horse_id', '=', 'favorite.horse_id')
            .where(
              'favorite_run.race_id',
              'in',
              [...runs.values()].map(({ race }) => race.id),
            ),
        ),
      ),
    )
    .execute();
  for (const { customer_id, horse_id } of favorites) {
    await tell(database, customer_id, runs.get(horse_id) as Run, now);
  }
};
