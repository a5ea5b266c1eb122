import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { holdCustomer } from '../payments/ledger.ts';
import type { SendTable } from './send.tables.ts';
import { sendUnder } from './take-once.ts';

const showSend = ({
  idempotency_key: key,
  kind,
  made_id: id,
}: Pick<Selectable<SendTable>, 'idempotency_key' | 'kind' | 'made_id'>): components['schemas']['Send'] => ({
  key,
  status: id === null ? 'void' : 'taken',
  kind,
  id,
});

/** The outcome of a request whose answer was lost. */
export const sendOperations = ({ database }: Server): OperationsOf<'getSend' | 'voidSend'> => ({
  async getSend({ customerId, path: { key } }) {
    const send = await sendUnder(database, customerId, key);
    if (!send) throw notFound('send');
    return { data: showSend(send) };
  },
  async voidSend({ customerId, path: { key }, clock }) {
    return database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const known = await sendUnder(transaction, customerId, key);
      if (known) return { data: showSend(known) };
      const unused = { kind: null, made_id: null, request_hash: null };
      const send = { customer_id: customerId, idempotency_key: key, ...unused, sent_at: now };
      await transaction.insertInto('send').values(send).execute();
      return { data: showSend(send) };
    });
  },
});
