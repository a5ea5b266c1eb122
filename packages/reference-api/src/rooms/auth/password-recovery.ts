import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Answer, Call } from '../../server/operation/operation.types.ts';
import { assertValid, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { pageUrl } from '../../server/outbox/page-url.ts';
import { noSooner } from '../../server/throttle/no-sooner.ts';
import { type Rate, takeTurn, tooMany } from '../../server/throttle/throttle.ts';
import { iso } from '../../world/day/zone.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { addressOf } from './address.ts';
import { forgetDevices } from './known-device.ts';
import { forgetLoginAttempts } from './login.ts';
import { hashPassword } from './password.ts';
import { PASSKEYS_PATH, passwordChangedMail, recoveryMail } from './password-mails.ts';
import { newPasswordFaults } from './password-rule.ts';
import { voidRecoveryLinks } from './recovery-links.ts';
import { endSessionsOf, hashToken } from './sessions.ts';

const HOUR_MS = 3_600_000;
const perMailbox: Rate = { kind: 'recovery-mailbox', times: 3, windowMs: HOUR_MS };
const perAddress: Rate = { kind: 'recovery-address', times: 20, windowMs: HOUR_MS };

/** Pages of the recovery are for guests only (core §6). */
const assertGuest = (visitorId: number | null): void => {
  if (visitorId === null) return;
  throw new Refused(403, 'guests_only');
};

type Recovery = Pick<Selectable<CustomerTable>, 'id' | 'email' | 'firstname'> & { expires_at: number };

/** @throws Refused 404 `invalid_token` for a used, expired or unknown token */
const recoveryOf = async (database: Kysely<Tables>, token: string, now: number): Promise<Recovery> => {
  const recovery = await database
    .selectFrom('password_recovery')
    .innerJoin('customer', 'customer.id', 'password_recovery.customer_id')
    .select(['customer.id', 'customer.email', 'customer.firstname', 'password_recovery.expires_at'])
    .where('hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!recovery) throw new Refused(404, 'invalid_token.recovery');
  return recovery;
};

export const startRecovery = async (
  { database, siteUrl }: Server,
  { body, visitorId, request, language, clock }: Call<'startPasswordRecovery'>,
): Promise<Answer<'startPasswordRecovery'>> => {
  assertGuest(visitorId);
  const email = body.email.toLowerCase();
  const until = await database.transaction().execute(async (transaction) => {
    const ofAddress = await takeTurn(transaction, perAddress, addressOf(request), clock());
    return ofAddress ?? takeTurn(transaction, perMailbox, hashToken(email), clock());
  });
  if (until !== null) throw tooMany('recovery', until, clock());
  const mailing = database.transaction().execute(async (transaction) => {
    const now = clock();
    // Locks the customer: a registration that goes on with another address voids this link, too.
    const customer = await transaction
      .updateTable('customer')
      .set({ email })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (!customer) return;
    const token = randomBytes(16).toString('hex');
    await transaction
      .insertInto('password_recovery')
      .values({ hash: hashToken(token), customer_id: customer.id, expires_at: now + HOUR_MS, used_at: null })
      .execute();
    const link = pageUrl(siteUrl, `/password-recovery/${token}`, language);
    await sendMail(transaction, { to: email, ...recoveryMail(language, link), at: now });
  });
  await noSooner(mailing);
  return { data: { sent: true } };
};

export const checkRecovery = async (
  { database }: Server,
  { path, visitorId, now }: Call<'checkPasswordRecovery'>,
): Promise<Answer<'checkPasswordRecovery'>> => {
  assertGuest(visitorId);
  const { expires_at } = await recoveryOf(database, path.token, now);
  return { data: { expires: iso(expires_at) } };
};

export const finishRecovery = async (
  { database, siteUrl }: Server,
  { path, body, visitorId, request, language, clock }: Call<'finishPasswordRecovery'>,
): Promise<Answer<'finishPasswordRecovery'>> => {
  assertGuest(visitorId);
  const { id, email, firstname } = await recoveryOf(database, path.token, clock());
  assertValid(newPasswordFaults(body.password, body.password_confirmation));
  // Slow on purpose, so it runs before the transaction.
  const passwordHash = await hashPassword(body.password);
  const hadPasskeys = await database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, id, clock);
    // Checked again: of two simultaneous calls the second finds it used.
    await recoveryOf(transaction, path.token, now);
    await transaction.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await voidRecoveryLinks(transaction, id, now);
    await endSessionsOf(transaction, id, now);
    await forgetDevices(transaction, id);
    // Somebody with the old password may have added one.
    const { numDeletedRows } = await transaction.deleteFrom('passkey').where('customer_id', '=', id).executeTakeFirst();
    await forgetLoginAttempts(transaction, id, addressOf(request));
    const link = pageUrl(siteUrl, '/password-recovery', language);
    const passkeys =
      numDeletedRows > 0n ? { removed: true, link: pageUrl(siteUrl, PASSKEYS_PATH, language) } : undefined;
    await sendMail(transaction, { to: email, ...passwordChangedMail(language, firstname, link, passkeys), at: now });
    return passkeys !== undefined;
  });
  return { data: { changed: true, ...(hadPasskeys && { passkeys_removed: true }) } };
};
