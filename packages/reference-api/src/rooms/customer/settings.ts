import type { components } from '@paddock/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';

export type Settings = components['schemas']['Settings'];

/** Default settings (core §9). */
export const defaultSettings: Settings = { compact: false, dark: false, sticky_bet_submit: true, language: 'de' };

export const settingsOf = async (database: Kysely<Tables>, customerId: number): Promise<Settings> => {
  const row = await database
    .selectFrom('customer_settings')
    .select('settings')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { ...defaultSettings, ...(row ? JSON.parse(row.settings) : {}) };
};
