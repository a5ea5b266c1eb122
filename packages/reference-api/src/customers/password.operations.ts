import { forgetDevices } from '../auth/known-device.ts';
import { hashPassword, isPassword } from '../auth/password.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { holdCustomer } from '../money/ledger.ts';
import type { OperationsOf } from '../operation/operation.types.ts';
import { assertValid, Refused } from '../operation/refused.ts';
import type { Server } from '../operation/server.ts';
import { type Rate, takeTurn, tooMany } from '../throttle/throttle.ts';

/** So that whoever found an open browser cannot try out passwords. */
const rate: Rate = { kind: 'password-change', times: 5, windowMs: 15 * 60_000 };

const wrong = () => new Refused(409, 'wrong_password');

/** Changing one's own password (core §5, §7). */
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
      // Both are slow on purpose, so no transaction waits for them.
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
        // Of two changes at once the second one does not know the password that the first one set.
        if (numUpdatedRows === 0n) throw wrong();
        await forgetDevices(transaction, customerId);
        return endSessionsOf(transaction, customerId, now, sessionId);
      });
      return { data: { changed: true, ended_sessions: ended } };
    },
  },
});
