import type { Database } from '../../server/database/open-database.ts';
import { createMinutely } from '../../server/minutely.ts';
import { type Rate, takeTurn } from '../../server/throttle/throttle.ts';
import { getRegistrationToRemind } from './hold-registration.ts';
import { remind } from './registration-mails.ts';

/** The age at which an unfinished registration gets a reminder. */
const REMIND_AFTER_MS = 24 * 3_600_000;

/** Anybody can begin many registrations with one address. */
const mailboxRate: Rate = { kind: 'registration-reminder', times: 1, windowMs: REMIND_AFTER_MS };

/** Sends the mail once, also with concurrent processes. */
const remindOf = (
  database: Database,
  token: string,
  { siteUrl, now }: { siteUrl: string; now: number },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('registration')
      .set({ reminded_at: now })
      .where('token', '=', token)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const reminded = await getRegistrationToRemind(transaction, token, now);
    if (!reminded || (await takeTurn(transaction, mailboxRate, reminded.to, now)) !== null) return;
    await remind(transaction, { ...reminded, token, siteUrl, now });
  });

const isDue = createMinutely();

/**
 * Mails the link of each registration that was begun a day ago and is not finished, once. There is
 * no background job: this runs before a customer's request, at most once a minute.
 */
export const remindRegistrations = async (database: Database, siteUrl: string, now: number): Promise<void> => {
  if (!isDue(database, now)) return;
  const due = await database
    .selectFrom('registration')
    .select('token')
    .where('created_at', '<=', now - REMIND_AFTER_MS)
    .where('finished_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('language', 'is not', null)
    .execute();
  for (const { token } of due) await remindOf(database, token, { siteUrl, now });
};
