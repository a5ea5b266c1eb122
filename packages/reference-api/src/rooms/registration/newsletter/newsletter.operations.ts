import { randomBytes } from 'node:crypto';
import type { components } from '@paddock/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { assertValid, Refused, type Validation } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { sendMail } from '../../../server/outbox/outbox.ts';
import { pageUrl } from '../../../server/outbox/page-url.ts';
import { noSooner } from '../../../server/throttle/no-sooner.ts';
import { type Rate, takeTurn, tooMany } from '../../../server/throttle/throttle.ts';
import { addressOf } from '../../auth/address.ts';
import { haveSameName } from '../../customer/same-person.ts';
import { birthdateFaults, storedBirthdate } from '../birthdate.ts';

type Subscription = components['schemas']['NewsletterSubscription'];

/** Counted for every address, so that a refusal reveals nothing. */
const perMailbox: Rate = { kind: 'newsletter-mail', times: 3, windowMs: 3_600_000 };
const perMailboxOfDay: Rate = { kind: 'newsletter-mail-day', times: 5, windowMs: 24 * 3_600_000 };
/** Stops one network from mailing a list of addresses. */
const perPlace: Rate = { kind: 'newsletter-place', times: 20, windowMs: 3_600_000 };

const mails = {
  de: {
    subject: 'Bitte bestätigen Sie den Newsletter',
    text: (link: string) =>
      `Guten Tag,\n\nbitte bestätigen Sie, dass Sie den Newsletter erhalten möchten:\n${link}\n\nWenn Sie ihn nicht bestellt haben, brauchen Sie nichts zu tun.`,
  },
  en: {
    subject: 'Please confirm the newsletter',
    text: (link: string) =>
      `Hello,\n\nPlease confirm that you want the newsletter:\n${link}\n\nIf you did not ask for it, there is nothing to do.`,
  },
};

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const faultsOf = ({ email, email_confirmation, birthdate }: Partial<Subscription>, now: number): Validation => ({
  ...(email === undefined || email_confirmation === undefined || isSameAddress(email, email_confirmation)
    ? {}
    : { email_confirmation: ['confirm'] }),
  ...birthdateFaults(birthdate, now),
});

/** A customer who is excluded from playing gets no advertising. */
const isExcluded = async (transaction: Transaction<Tables>, email: string, now: number): Promise<boolean> => {
  const customer = await transaction
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('excluded_until', '>', now)
    .executeTakeFirst();
  return customer !== undefined;
};

/** Stores the request until the link is opened. @returns the link's token; null when active */
const putSubscription = async (
  transaction: Transaction<Tables>,
  { email, salutation, firstname, lastname, birthdate, consent_text }: Omit<Subscription, 'email_confirmation'>,
  { from, now }: { from: string; now: number },
): Promise<string | null> => {
  const person = { salutation: salutation ?? null, firstname: firstname ?? null, lastname: lastname ?? null };
  const proof = { consent_text: consent_text ?? null, consent_from: from, consent_at: now };
  const given = { ...person, ...proof, birthdate: storedBirthdate(birthdate) };
  const { token, activated_at } = await transaction
    .insertInto('newsletter_subscription')
    .values({ email, token: randomBytes(16).toString('hex'), ...given })
    .onConflict((conflict) => conflict.column('email').doUpdateSet((row) => ({ email: row.ref('excluded.email') })))
    .returning(['token', 'activated_at'])
    .executeTakeFirstOrThrow();
  if (activated_at !== null) return null;
  await transaction.updateTable('newsletter_subscription').set(given).where('email', '=', email).execute();
  return token;
};

/** The newsletter: active once the link of its mail was opened. */
export const newsletterOperations = ({
  database,
  siteUrl,
}: Server): OperationsOf<'subscribeNewsletter' | 'activateNewsletter'> => ({
  subscribeNewsletter: {
    faults: faultsOf,
    async handle({ body, request, language, clock }) {
      assertValid(faultsOf(body, clock()));
      const email = body.email.toLowerCase();
      const mailing = database.transaction().execute(async (transaction) => {
        const now = clock();
        const ofPlace = await takeTurn(transaction, perPlace, addressOf(request), now);
        const until = ofPlace ?? (await takeTurn(transaction, perMailbox, email, now));
        if (until !== null) throw tooMany('mails', until, now);
        const untilNextDay = await takeTurn(transaction, perMailboxOfDay, email, now);
        if (untilNextDay !== null) throw tooMany('mails_of_day', untilNextDay, now);
        if (await isExcluded(transaction, email, now)) return;
        const token = await putSubscription(transaction, { ...body, email }, { from: addressOf(request), now });
        if (token === null) return;
        const { subject, text } = mails[language];
        await sendMail(transaction, {
          to: email,
          subject,
          text: text(pageUrl(siteUrl, `/newsletter/${token}`, language)),
          at: now,
        });
      });
      await noSooner(mailing);
      return { data: { active: false } };
    },
  },
  async activateNewsletter({ path: { token }, request, now }) {
    const { numUpdatedRows } = await database
      .updateTable('newsletter_subscription')
      .set((row) => ({
        activated_at: row.fn.coalesce('activated_at', row.val(now)),
        activated_from: row.fn.coalesce('activated_from', row.val(addressOf(request))),
      }))
      .where('token', '=', token)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new Refused(404, 'invalid_token.newsletter');
    }
    return { data: { active: true } };
  },
});

/**
 * Ends the newsletter of customers who exclude themselves, at any address, and deletes unconfirmed
 * requests. A later request at another address stays possible: a refusal would tell anybody who is
 * excluded.
 */
export const endNewsletter = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  const customer = await transaction
    .selectFrom('customer')
    .select(['email', 'firstname', 'lastname', 'birth_name', 'birthdate'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const subscriptions = await transaction
    .selectFrom('newsletter_subscription')
    .select(['email', 'firstname', 'lastname'])
    .where((row) => row.or([row('email', '=', customer.email), row('birthdate', '=', customer.birthdate)]))
    .execute();
  const own = subscriptions.filter(
    ({ email, firstname, lastname }) =>
      email === customer.email ||
      (firstname !== null && lastname !== null && haveSameName(customer, { firstname, lastname, birth_name: null })),
  );
  for (const { email } of own)
    await transaction.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
};
