import type { Database } from '../../server/database/open-database.ts';
import type { Body, Clock } from '../../server/operation/operation.types.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { takeTurn, tooMany } from '../../server/throttle/throttle.ts';
import { contact } from './texts/contact.ts';

/** From one address. */
const rate = { kind: 'contact', times: 3, windowMs: 3_600_000 };
/** From one network, so that none uses up the turns of all. */
const rateOfNetwork = { kind: 'contact-network', times: 10, windowMs: 3_600_000 };
/** From all senders together: addresses are free. */
const rateOfAll = { kind: 'contact-all', times: 300, windowMs: 3_600_000 };

/**
 * Stores a message and mails it to the service, in one transaction.
 * @param network the origin, see `addressOf`
 * @returns the instant (ms) of both
 * @throws Refused 429 with the seconds to wait
 */
export const sendContact = (
  database: Database,
  { subject, name, email, message }: Body<'sendContact'>,
  { visitorId, network, clock }: { visitorId: number | null; network: string; clock: Clock },
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const now = clock();
    const turns = [
      await takeTurn(transaction, rate, email.toLowerCase(), now),
      await takeTurn(transaction, rateOfNetwork, network, now),
      await takeTurn(transaction, rateOfAll, 'all', now),
    ].filter((until) => until !== null);
    if (turns.length > 0) {
      throw tooMany('messages', Math.max(...turns), now);
    }
    await transaction
      .insertInto('contact_message')
      .values({ customer_id: visitorId, subject, name, email, message, sent_at: now })
      .execute();
    const from = visitorId === null ? 'Besucher' : `Kunde ${visitorId}`;
    await sendMail(transaction, {
      to: contact.email,
      subject: `[${subject}] Nachricht von ${name}`,
      // Name and address of the visitor are one line, so that the text cannot pose as another mail.
      text: `${from}: ${name.replaceAll(/\s+/g, ' ').trim()} <${email}>\n\n${message}`,
      at: now,
    });
    return now;
  });
