import type { components } from '@paddock/api';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';

export type Settings = components['schemas']['Settings'];

/** Default settings (core §9). */
const defaultSettings: Settings = { compact: false, dark: false, sticky_bet_submit: true, language: 'de' };

export const settingsOf = async (database: Kysely<Tables>, customerId: number): Promise<Settings> => {
  const row = await database
    .selectFrom('customer_settings')
    .select('settings')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { ...defaultSettings, ...(row ? JSON.parse(row.settings) : {}) };
};

/** Changes some settings of a customer and returns all. Lock the customer before. */
export const changeSettings = async (
  transaction: Transaction<Tables>,
  customerId: number,
  change: Partial<Settings>,
): Promise<Settings> => {
  const changed = { ...(await settingsOf(transaction, customerId)), ...change };
  const settings = JSON.stringify(changed);
  await transaction
    .insertInto('customer_settings')
    .values({ customer_id: customerId, settings })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ settings }))
    .execute();
  return changed;
};
