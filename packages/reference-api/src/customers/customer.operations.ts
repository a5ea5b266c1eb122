import { renewLugas } from '../lugas/lugas-session.ts';
import type { OperationsOf } from '../operation/operation.types.ts';
import type { Server } from '../operations.ts';
import { showMe } from './show-me.ts';

/** The customer's own data. */
export const customerOperations = (server: Server): OperationsOf<'getMe'> => ({
  async getMe({ customerId, query, now }) {
    if (query.lugas_keepalive === 1) {
      await server.database.transaction().execute((transaction) => renewLugas(transaction, customerId, now));
    }
    return { data: await showMe(server, customerId, now) };
  },
});
