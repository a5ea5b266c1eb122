import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Clock, OperationsOf } from '../../../server/operation/operation.types.ts';
import type { Server } from '../../../server/operation/server.ts';
import { iso, isoOrNull } from '../../../world/day/zone.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import type { LugasSession } from './lugas.model.ts';
import { lugasAmounts } from './lugas-amounts.ts';
import { activateLugas, disableLugas, extendLugasReality, keepLugasAlive } from './lugas-session.ts';

/** The session of customers under LUGAS (core §4), and their amounts. */
export const lugasOperations = ({
  database,
  permit,
}: Server): OperationsOf<
  'activateLugas' | 'keepLugasAlive' | 'extendLugasReality' | 'disableLugas' | 'getLugasAmounts' | 'confirmLugasAmounts'
> => {
  type Change = (transaction: Transaction<Tables>, customerId: number, now: number) => Promise<LugasSession>;

  const change = async (make: Change, { customerId, clock }: { customerId: number; clock: Clock }) => {
    const session = await database
      .transaction()
      .execute(async (transaction) =>
        make(transaction, customerId, await holdCustomer(transaction, customerId, clock)),
      );
    return {
      lugas_activated: isoOrNull(session.lugas_activated),
      lugas_expires: isoOrNull(session.lugas_expires),
      lugas_keepalive: isoOrNull(session.lugas_keepalive),
      lugas_reality: isoOrNull(session.lugas_reality),
      lugas_realityexpires: isoOrNull(session.lugas_realityexpires),
    };
  };

  return {
    async activateLugas(call) {
      const activate: Change = (transaction, customerId, now) =>
        activateLugas(transaction, { customerId, permit, now });
      return { data: await change(activate, call) };
    },
    async keepLugasAlive(call) {
      const { lugas_expires, lugas_keepalive } = await change(keepLugasAlive, call);
      return { data: { lugas_expires, lugas_keepalive } };
    },
    async extendLugasReality(call) {
      const { lugas_reality, lugas_realityexpires } = await change(extendLugasReality, call);
      return { data: { lugas_reality, lugas_realityexpires } };
    },
    disableLugas: async (call) => ({ data: await change(disableLugas, call) }),
    async getLugasAmounts({ customerId, now }) {
      const { from, to, ...amounts } = await lugasAmounts(database, customerId, now);
      const { stats_checked } = await database
        .selectFrom('customer')
        .select('stats_checked')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      return { data: { from: iso(from), to: iso(to), ...amounts, stats_checked: isoOrNull(stats_checked) } };
    },
    async confirmLugasAmounts({ customerId, clock }) {
      const stats_checked = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        await transaction.updateTable('customer').set({ stats_checked: now }).where('id', '=', customerId).execute();
        return now;
      });
      return { data: { stats_checked: iso(stats_checked) } };
    },
  };
};
