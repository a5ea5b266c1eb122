import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { renewLugas } from '../limits/lugas/lugas-session.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { bankAccountOperations } from './bank/bank-account.operations.ts';
import { checkOperations } from './check.operations.ts';
import { exclusionOperations } from './exclusion.operations.ts';
import { passwordOperations } from './password.operations.ts';
import { personalDataOperations } from './personal-data.operations.ts';
import { postidentOperations } from './postident/postident.operations.ts';
import { profileOperations } from './profile.operations.ts';
import { showMe } from './show-me.ts';
import { termsOperations } from './terms.operations.ts';

const meOperations = (server: Server): OperationsOf<'getMe'> => ({
  async getMe({ query: { lugas_keepalive }, customerId, clock }) {
    if (lugas_keepalive === 1) {
      await server.database
        .transaction()
        .execute(async (transaction) =>
          renewLugas(transaction, customerId, await holdCustomer(transaction, customerId, clock)),
        );
    }
    return { data: await showMe(server, customerId, clock()) };
  },
});

/** The customer's own data, settings and checks. */
export const customerOperations = (server: Server) => ({
  ...meOperations(server),
  ...profileOperations(server),
  ...passwordOperations(server),
  ...bankAccountOperations(server),
  ...personalDataOperations(server),
  ...exclusionOperations(server),
  ...postidentOperations(server),
  ...termsOperations(server),
  ...checkOperations(server),
});
