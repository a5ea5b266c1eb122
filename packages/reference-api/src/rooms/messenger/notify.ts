import type { components } from '@paddock/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Localized } from '../../server/localized.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { readPreferences } from '../customer/preferences.ts';
import { settingsOf } from '../customer/settings.ts';
import { isEmailStandIn } from '../registration/stand-ins.ts';

export interface Notification {
  customerId: number;
  type: components['schemas']['MessageType'];
  /** One sentence, in both languages. */
  text_de: string;
  text_en: string;
  /** The race of the message. */
  race_id: number | null;
  /** The payment of the message, if the account has no entry of it. */
  payment_id?: number | null;
  /** Instant (ms). */
  at: number;
  /**
   * The preference for the mail; default `email_notification`. `always` where somebody else may
   * have changed the preference. Null if the caller sends a mail.
   */
  mailedBy?: 'email_notification' | 'favourite_email_notification' | 'always' | null;
  /** A last paragraph of the mail. */
  mailEnd?: Localized;
}

const subjects = { de: 'Nachricht von Paddock', en: 'Message from Paddock' };

/**
 * Notifies a customer in the caller's transaction. The message is always in the messenger;
 * preferences decide on the bubble and the mail (core §3).
 */
export const notify = async (
  transaction: Transaction<Tables>,
  {
    customerId,
    type,
    text_de,
    text_en,
    race_id,
    payment_id = null,
    at,
    mailedBy = 'email_notification',
    mailEnd,
  }: Notification,
): Promise<void> => {
  const customer = await transaction
    .selectFrom('customer')
    .select(['email', 'preferences'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const preferences = readPreferences(customer.preferences);
  const popup = preferences.message_popup ? 1 : 0;
  await transaction
    .insertInto('message')
    .values({ customer_id: customerId, type, text_de, text_en, race_id, payment_id, created_at: at, popup })
    .execute();
  if (isEmailStandIn(customer.email)) return;
  if (mailedBy === null || (mailedBy !== 'always' && !preferences[mailedBy])) return;
  const { language } = await settingsOf(transaction, customerId);
  const sentence = { de: text_de, en: text_en }[language];
  const text = mailEnd ? `${sentence}\n\n${mailEnd[language]}` : sentence;
  await sendMail(transaction, { to: customer.email, subject: subjects[language], text, at });
};
