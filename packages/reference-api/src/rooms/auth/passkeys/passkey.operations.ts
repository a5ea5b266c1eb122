import { createHmac } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { sendMail } from '../../../server/outbox/outbox.ts';
import { pageUrl } from '../../../server/outbox/page-url.ts';
import { type Rate, takeTurn, tooMany } from '../../../server/throttle/throttle.ts';
import { iso, isoOrNull } from '../../../world/day/zone.ts';
import { assertOwnPassword } from '../../customer/assert-own-password.ts';
import { settingsOf } from '../../customer/settings.ts';
import { notify } from '../../messenger/notify.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { addressOf } from '../address.ts';
import { agentOf, browserName } from '../browser-name.model.ts';
import { PASSKEYS_PATH, passkeyAddedMail } from '../password-mails.ts';
import { getOpenSession } from '../sessions.ts';
import { assertSteppedUp } from '../step-up/stepped-up.ts';
import { storedSecret } from '../stored-secret.ts';
import { forLogin, giveChallenge, takeChallenge } from './challenge.ts';
import { domainOf, readNewPasskey } from './verify-passkey.ts';

/**
 * Limit of challenges for guests from one network. An open login form takes one in four minutes.
 */
const guests: Rate = { kind: 'passkey-login', times: 600, windowMs: milliseconds({ minutes: 15 }) };

/** Passkeys of the customer, and the challenge of a login with one. */
export const passkeyOperations = ({
  database,
  siteUrl,
}: Server): OperationsOf<'getPasskeys' | 'startPasskey' | 'addPasskey' | 'removePasskey' | 'startPasskeyLogin'> => {
  const passkeysOf = (customerId: number) =>
    database
      .selectFrom('passkey')
      .select(['id', 'user_agent', 'created_at', 'used_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .execute();
  return {
    async getPasskeys({ customerId }) {
      const passkeys = await passkeysOf(customerId);
      const shown = passkeys.map(({ id, user_agent, created_at, used_at }) => ({
        id,
        ...browserName(user_agent),
        created_at: iso(created_at),
        used_at: isoOrNull(used_at),
      }));
      return { data: shown };
    },

    async startPasskey({ customerId, body, clock }) {
      // Somebody who finds an open session must not get a permanent login from it.
      await assertOwnPassword(database, { customerId, password: body.current_password, clock });
      const { email } = await database
        .selectFrom('customer')
        .select('email')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      const secret = await storedSecret(database, 'passkey-user');
      return {
        data: {
          challenge: await giveChallenge(database, { customerId, sessionId: null }, clock()),
          domain: domainOf(siteUrl),
          // Authenticators store it, so it must not be an id that means anything elsewhere.
          user_id: createHmac('sha256', secret).update(String(customerId)).digest('base64url'),
          user_name: email,
          known: (await passkeysOf(customerId)).map(({ id }) => id),
        },
      };
    },

    async addPasskey({ customerId, sessionId, body, request, clock }) {
      const takes = (challenge: string) => takeChallenge(database, challenge, { customerId, sessionId: null }, clock());
      const passkey = await readNewPasskey(body, { siteUrl, takes });
      if (!passkey) throw new Refused(409, 'invalid_passkey.new');
      await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        await getOpenSession(transaction, { customerId, sessionId });
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('passkey')
          .values({
            ...passkey,
            customer_id: customerId,
            user_agent: agentOf(request),
            created_at: now,
            used_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        // Another passkey, perhaps of somebody else, has this id.
        if (!numInsertedOrUpdatedRows) throw new Refused(409, 'invalid_passkey.new');
        await notify(transaction, {
          customerId,
          type: 'account',
          text_de:
            'Zu Ihrem Konto wurde ein Passkey hinzugefügt. Waren Sie das nicht, entfernen Sie ihn bei Ihren Daten und ändern Sie Ihr Passwort.',
          text_en:
            'A passkey was added to your account. If that was not you, remove it with your data and change your password.',
          race_id: null,
          at: now,
          mailedBy: null,
        });
        const { email, firstname } = await transaction
          .selectFrom('customer')
          .select(['email', 'firstname'])
          .where('id', '=', customerId)
          .executeTakeFirstOrThrow();
        const { language } = await settingsOf(transaction, customerId);
        const mail = passkeyAddedMail(language, firstname, pageUrl(siteUrl, PASSKEYS_PATH, language));
        await sendMail(transaction, { to: email, ...mail, at: now });
      });
      return { data: { id: passkey.id } };
    },

    async removePasskey({ path: { id }, customerId, sessionId, clock }) {
      await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        // Without its last passkey, a customer need not step up any more.
        await assertSteppedUp(transaction, { customerId, sessionId }, now);
        const { numDeletedRows } = await transaction
          .deleteFrom('passkey')
          .where('id', '=', id)
          .where('customer_id', '=', customerId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound('passkey');
      });
      return { data: { removed: true } };
    },

    async startPasskeyLogin({ request, clock }) {
      return database.transaction().execute(async (transaction) => {
        const until = await takeTurn(transaction, guests, addressOf(request), clock());
        if (until !== null) throw tooMany('login', until, clock());
        return { data: { challenge: await giveChallenge(transaction, forLogin, clock()), domain: domainOf(siteUrl) } };
      });
    },
  };
};
