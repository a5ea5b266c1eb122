import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { assertSteppedUp } from '../auth/step-up/stepped-up.ts';
import { holdCustomer, lockCustomer } from '../payments/ledger.ts';
import { readPreferences } from './preferences.ts';
import { changeSettings } from './settings.ts';
import { preferencesAt, showAddress } from './show-me.ts';

/** Preferences, settings and address (core §3, §7). */
export const profileOperations = (
  server: Server,
): OperationsOf<'getPreferences' | 'setPreferences' | 'setSettings' | 'changeAddress'> => {
  const { database } = server;
  return {
    async getPreferences({ customerId, now }) {
      const { preferences } = await database
        .selectFrom('customer')
        .select('preferences')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      return { data: await preferencesAt(server, preferences, now) };
    },

    async setPreferences({ body, customerId, clock }) {
      const stored = await database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customerId);
        const before = await transaction
          .selectFrom('customer')
          .select('preferences')
          .where('id', '=', customerId)
          .executeTakeFirstOrThrow();
        const preferences = JSON.stringify({ ...readPreferences(before.preferences), ...body });
        await transaction.updateTable('customer').set({ preferences }).where('id', '=', customerId).execute();
        return preferences;
      });
      return { data: await preferencesAt(server, stored, clock()) };
    },

    async setSettings({ body, customerId }) {
      const data = await database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customerId);
        return changeSettings(transaction, customerId, body);
      });
      return { data };
    },

    // Goods are sent to it.
    async changeAddress({ body, customerId, sessionId, clock }) {
      const customer = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        await assertSteppedUp(transaction, { customerId, sessionId }, now);
        return transaction
          .updateTable('customer')
          .set(body)
          .where('id', '=', customerId)
          .returning(['street', 'house_number', 'zip', 'city', 'country'])
          .executeTakeFirstOrThrow();
      });
      return { data: showAddress(customer) };
    },
  };
};
