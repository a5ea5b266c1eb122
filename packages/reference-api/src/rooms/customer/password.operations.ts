import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { assertValid, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { type Rate, takeTurn, tooMany } from '../../server/throttle/throttle.ts';
import { forgetDevices } from '../auth/known-device.ts';
import { hashPassword, isPassword } from '../auth/password.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { holdCustomer } from '../payments/ledger.ts';

/** Limited, so that nobody tries passwords in an unattended browser. */
const rate: Rate = { kind: 'password-change', times: 5, windowMs: 15 * 60_000 };

const wrong = () => new Refused(409, 'wrong_password');

/** The change of one's own password (core §5, §7). */
export const passwordOperations = ({ database }: Server): OperationsOf<'changePassword'> => ({
  changePassword: {
    faults: (body) => newPasswordFaults(body.password, body.password_confirmation),
    async handle({ body: { current_password, password, password_confirmation }, customerId, sessionId, clock }) {
      assertValid(newPasswordFaults(password, password_confirmation));
      const until = await database
        .transaction()
        .execute((transaction) => takeTurn(transaction, rate, String(customerId), clock()));
      if (until !== null) throw tooMany('password', until, clock());
      const { password_hash: before } = await database
        .selectFrom('customer')
        .select('password_hash')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      // Both are slow on purpose, so they run before the transaction.
      if (!(await isPassword(current_password, before))) throw wrong();
      const password_hash = await hashPassword(password);
      const ended = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        const { numUpdatedRows } = await transaction
          .updateTable('customer')
          .set({ password_hash })
          .where('id', '=', customerId)
          .where('password_hash', '=', before)
          .executeTakeFirst();
        // Of two simultaneous changes the second one has the old password.
        if (numUpdatedRows === 0n) throw wrong();
        await forgetDevices(transaction, customerId);
        return endSessionsOf(transaction, customerId, now, sessionId);
      });
      return { data: { changed: true, ended_sessions: ended } };
    },
  },
});
