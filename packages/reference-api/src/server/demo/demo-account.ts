import type { Transaction } from 'kysely';
import { showBetRace } from '../../rooms/bets/show-bet.ts';
import { notify } from '../../rooms/messenger/notify.ts';
import { generatedDay, todayAt } from '../../world/day/race-days.ts';
import { addDays } from '../../world/day/zone.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

/**
 * The next race with its first runner, a favourite with a note of it, a bookmark of the race, and a
 * message.
 */
const follow = async (
  transaction: Transaction<Tables>,
  customer_id: number,
  now: number,
  seed: number,
): Promise<void> => {
  const today = todayAt(now);
  const races = [today, addDays(today, 1)].flatMap((date) => generatedDay(seed, date).flatMap(({ races }) => races));
  const race = races.filter(({ off }) => off > now).sort((a, b) => a.off - b.off)[0];
  const horse = race?.runners.find(({ withdrawnAt }) => withdrawnAt === null)?.horse;
  if (!race || !horse) return;
  const { id: horse_id, name } = horse;
  await transaction.insertInto('favorite').values({ customer_id, horse_id, name, created_at: now }).execute();
  await transaction
    .insertInto('horse_note')
    .values({ customer_id, horse_id, name, text: 'Mag weichen Boden.' })
    .execute();
  await transaction
    .insertInto('bookmark')
    .values({ customer_id, race_id: race.id, created_at: now, race: JSON.stringify(showBetRace(race)) })
    .execute();
  await notify(transaction, {
    customerId: customer_id,
    type: 'account',
    text_de: 'Willkommen bei Paddock.',
    text_en: 'Welcome to Paddock.',
    race_id: null,
    at: now,
  });
};

/** States of the account: its checks, its bank account, and what it follows. */
export const demoAccountCustomers = [
  {
    name: 'unidentified',
    shows: 'its identity was never checked',
    differs: () => ({ identity_validated_at: null }),
  },
  {
    name: 'means-outdated',
    shows: 'its proof of means is more than a year old',
    differs: (now) => ({ schufa_checked_date: addDays(todayAt(now), -400) }),
  },
  {
    name: 'bank-code',
    shows: 'its bank account waits for the code A3C4D7',
    differs: () => ({ bank_account_status: 'pending', bank_code: 'A3C4D7' }),
  },
  { name: 'favorites', shows: 'has a favourite, a note, a bookmark and a message', add: follow },
] as const satisfies readonly DemoCustomer[];
