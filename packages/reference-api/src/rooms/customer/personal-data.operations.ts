import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import { notify } from '../messenger/notify.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { bankAccountOf } from './bank/bank-account.operations.ts';
import { keptData } from './kept-data.ts';
import { recordsOf } from './personal-records.ts';
import { showMe } from './show-me.ts';

/** How long a request stays open (GDPR, article 12.3). */
const ANSWER_MS = milliseconds({ days: 30 });

type RequestTable = 'personal_data_request' | 'erasure_request';

interface RequestKind {
  table: RequestTable;
  /** Refuses a second request. */
  code: 'personal_data_requested' | 'erasure_requested';
  text_de: string;
  text_en: string;
}

const copy: RequestKind = {
  table: 'personal_data_request',
  code: 'personal_data_requested',
  text_de: 'Wir haben Ihre Anfrage nach Ihren Daten erhalten und beantworten sie innerhalb eines Monats.',
  text_en: 'We have received your request for your data and will answer it within a month.',
};

const erasure: RequestKind = {
  table: 'erasure_request',
  code: 'erasure_requested',
  text_de: 'Wir haben Ihren Antrag auf Löschung erhalten und beantworten ihn innerhalb eines Monats.',
  text_en: 'We have received your request for erasure and will answer it within a month.',
};

const showRequest = (requestedAt: number) => ({
  requested_at: iso(requestedAt),
  answered_by: iso(requestedAt + ANSWER_MS),
});

/** When the open request was made (ms); null without one. */
const openSince = async (database: Kysely<Tables>, table: RequestTable, customerId: number, now: number) => {
  const latest = await database
    .selectFrom(table)
    .select('requested_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return latest && latest.requested_at + ANSWER_MS > now ? latest.requested_at : null;
};

/**
 * A customer's requests about personal data (core §7; GDPR, articles 15, 17, 20). People answer
 * them.
 */
export const personalDataOperations = (
  server: Server,
): OperationsOf<'requestPersonalData' | 'requestErasure' | 'getDataRequests' | 'getPersonalData'> => {
  const { database } = server;

  const request = async ({ table, code, ...texts }: RequestKind, customerId: number, clock: () => number) => {
    const requestedAt = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const open = await openSince(transaction, table, customerId, now);
      if (open !== null) {
        throw new Refused(409, code, {
          words: { requested_at: open },
          extended: { answered_by: iso(open + ANSWER_MS) },
        });
      }
      await transaction
        .insertInto(table)
        .values({ customer_id: customerId, requested_at: now })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ requested_at: now }))
        .execute();
      await notify(transaction, { customerId, type: 'account', ...texts, race_id: null, at: now });
      return now;
    });
    return { data: showRequest(requestedAt) };
  };

  const requestsOf = async (customerId: number, now: number) => {
    const [copied, erased] = await Promise.all(
      [copy, erasure].map(({ table }) => openSince(database, table, customerId, now)),
    );
    return {
      copy: copied == null ? null : showRequest(copied),
      erasure: erased == null ? null : showRequest(erased),
      kept: [...keptData],
    };
  };

  return {
    requestPersonalData: ({ customerId, clock }) => request(copy, customerId, clock),
    requestErasure: ({ customerId, clock }) => request(erasure, customerId, clock),

    async getDataRequests({ customerId, now }) {
      return { data: await requestsOf(customerId, now) };
    },

    async getPersonalData({ customerId, now }) {
      const stored = await database
        .selectFrom('customer')
        .select(['username', 'nationality', 'birth_name', 'birthplace', 'phone', 'created_at'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      const person = {
        ...(await showMe(server, customerId, now)),
        ...stored,
        created_at: iso(stored.created_at),
        bank_account: await bankAccountOf(database, customerId),
      };
      return {
        data: {
          created_at: iso(now),
          person,
          requests: await requestsOf(customerId, now),
          records: await recordsOf(database, customerId),
        },
      };
    },
  };
};
