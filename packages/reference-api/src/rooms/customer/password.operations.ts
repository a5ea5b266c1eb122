import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { assertValid } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { pageUrl } from '../../server/outbox/page-url.ts';
import { forgetDevices } from '../auth/known-device.ts';
import { hashPassword } from '../auth/password.ts';
import { PASSKEYS_PATH, passwordChangedMail } from '../auth/password-mails.ts';
import { newPasswordFaults } from '../auth/password-rule.ts';
import { voidRecoveryLinks } from '../auth/recovery-links.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { hasPasskey, isSteppedUp, stepUpRequired } from '../auth/step-up/stepped-up.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { assertOwnPassword, countPasswordAttempt, wrongPassword } from './assert-own-password.ts';
import { settingsOf } from './settings.ts';

/**
 * The change of the customer's own password (core §5, §7), by the current one or a step-up
 * (account §6).
 */
export const passwordOperations = ({ database, siteUrl }: Server): OperationsOf<'changePassword'> => ({
  changePassword: {
    faults: (body) => newPasswordFaults(body.password, body.password_confirmation),
    async handle({ body: { current_password, password, password_confirmation }, customerId, sessionId, clock }) {
      assertValid(newPasswordFaults(password, password_confirmation));
      // Slow on purpose, as the hash: both run before the transaction.
      const before =
        current_password === null
          ? await countPasswordAttempt(database, { customerId, clock })
          : await assertOwnPassword(database, { customerId, password: current_password, clock });
      const password_hash = await hashPassword(password);
      const ended = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        if (current_password === null && !(await isSteppedUp(transaction, { customerId, sessionId }, now))) {
          throw stepUpRequired();
        }
        const changed = await transaction
          .updateTable('customer')
          .set({ password_hash })
          .where('id', '=', customerId)
          .where('password_hash', before === null ? 'is' : '=', before)
          .returning(['email', 'firstname'])
          .executeTakeFirst();
        // Of two simultaneous changes the second one has the old password.
        if (!changed) throw wrongPassword();
        await forgetDevices(transaction, customerId);
        await voidRecoveryLinks(transaction, customerId, now);
        // Somebody else may have changed it, so the mail is in the customer's own language.
        const { language } = await settingsOf(transaction, customerId);
        const link = pageUrl(siteUrl, '/password-recovery', language);
        const passkeys = (await hasPasskey(transaction, customerId))
          ? { removed: false, link: pageUrl(siteUrl, PASSKEYS_PATH, language) }
          : undefined;
        const mail = passwordChangedMail(language, changed.firstname, link, passkeys);
        await sendMail(transaction, { to: changed.email, ...mail, at: now });
        return endSessionsOf(transaction, customerId, now, sessionId);
      });
      return { data: { changed: true, ended_sessions: ended } };
    },
  },
});
