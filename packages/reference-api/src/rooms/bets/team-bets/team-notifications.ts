import { randomBytes } from 'node:crypto';
import type { components } from '@paddock/api';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Language, Localized } from '../../../server/localized.ts';
import { notFound } from '../../../server/operation/refused.ts';
import { sendMail } from '../../../server/outbox/outbox.ts';
import { pageUrl } from '../../../server/outbox/page-url.ts';
import { settingsOf } from '../../customer/settings.ts';
import type { TeamTip } from './team-tips.ts';

type NotificationType = components['schemas']['TeamTipNotificationType'];
type Code = NotificationType['code'];

const types: readonly { id: number; code: Code; label: Record<Language, string> }[] = [
  { id: 1, code: 'joined', label: { de: 'Wenn ich einer Teamwette beigetreten bin', en: 'When I joined a team bet' } },
  { id: 2, code: 'result', label: { de: 'Wenn eine Teamwette abgerechnet ist', en: 'When a team bet is settled' } },
];

const switchedOff = async (database: Kysely<Tables>, customerId: number): Promise<string[]> => {
  const rows = await database
    .selectFrom('team_notification')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('active', '=', 0)
    .execute();
  return rows.map(({ code }) => code);
};

/** The notifications about team bets; each is on until it is turned off. */
export const notificationTypes = async (
  database: Kysely<Tables>,
  customerId: number,
  language: Language,
): Promise<NotificationType[]> => {
  const off = await switchedOff(database, customerId);
  return types.map(({ id, code, label }) => ({ id, code, label: label[language], active: !off.includes(code) }));
};

/** Whether a customer wants the mails of a kind. Messages about money come in any case. */
export const wantsMail = async (database: Kysely<Tables>, customerId: number, code: Code): Promise<boolean> =>
  !(await switchedOff(database, customerId)).includes(code);

const setActive = async (database: Kysely<Tables>, customerId: number, code: Code, isActive: boolean) => {
  const active = isActive ? 1 : 0;
  await database
    .insertInto('team_notification')
    .values({ customer_id: customerId, code, active })
    .onConflict((conflict) => conflict.columns(['customer_id', 'code']).doUpdateSet({ active }))
    .execute();
};

/** Turns a notification on or off. @throws Refused 404 */
export const setNotification = async (
  database: Kysely<Tables>,
  { customerId, id, active, language }: { customerId: number; id: number; active: boolean; language: Language },
): Promise<NotificationType> => {
  const type = types.find((candidate) => candidate.id === id);
  if (!type) throw notFound('notification type');
  await setActive(database, customerId, type.code, active);
  return { id, code: type.code, label: type.label[language], active };
};

/** The unsubscribe token in a customer's mails; made once. */
const unsubscribeToken = async (transaction: Transaction<Tables>, customerId: number): Promise<string> => {
  await transaction
    .insertInto('team_unsubscribe')
    .values({ customer_id: customerId, token: randomBytes(16).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { token } = await transaction
    .selectFrom('team_unsubscribe')
    .select('token')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return token;
};

/** The end of each mail about team bets. @param siteUrl origin of the pages */
export const unsubscribeLine = async (
  transaction: Transaction<Tables>,
  customerId: number,
  siteUrl: string,
): Promise<Localized> => {
  const path = `/teamwette/unsubscribe/teamtip/${await unsubscribeToken(transaction, customerId)}`;
  return {
    de: `Keine E-Mails zu Teamwetten mehr: ${pageUrl(siteUrl, path, 'de')}`,
    en: `No more mails about team bets: ${pageUrl(siteUrl, path, 'en')}`,
  };
};

/** Turns off all mails about team bets for the owner of a token. @throws Refused 404 */
export const unsubscribe = async (database: Kysely<Tables>, token: string): Promise<void> => {
  const row = await database
    .selectFrom('team_unsubscribe')
    .select('customer_id')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) throw notFound('subscription');
  for (const { code } of types) await setActive(database, row.customer_id, code, false);
};

const mails = {
  de: {
    subject: 'Ihre Teamwette',
    text: (place: string) => `Sie sind der Teamwette ${place} beigetreten.`,
  },
  en: {
    subject: 'Your team bet',
    text: (place: string) => `You have joined the team bet ${place}.`,
  },
};

/** Mails that a customer has joined, unless turned off. @param siteUrl origin of the pages */
export const mailJoined = async (
  transaction: Transaction<Tables>,
  { customerId, tip, siteUrl, at }: { customerId: number; tip: TeamTip; siteUrl: string; at: number },
): Promise<void> => {
  if (!(await wantsMail(transaction, customerId, 'joined'))) return;
  const { email } = await transaction
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { language } = await settingsOf(transaction, customerId);
  const { subject, text } = mails[language];
  const end = (await unsubscribeLine(transaction, customerId, siteUrl))[language];
  await sendMail(transaction, {
    to: email,
    subject,
    text: `${text(`${tip.race.track_name} ${tip.race.number}`)}\n\n${end}`,
    at,
  });
};
