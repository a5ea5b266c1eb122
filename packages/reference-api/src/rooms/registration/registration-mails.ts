import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { sendMail, sendSms } from '../../server/outbox/outbox.ts';
import { pageUrl } from '../../server/outbox/page-url.ts';

export type Language = 'de' | 'en';

const subjects = { de: 'Ihre Registrierung', en: 'Your registration' };

const mailTexts = {
  de: (code: string, link: string) =>
    `Guten Tag,\n\nIhr Code lautet ${code}. Er gilt 24 Stunden.\n\nOder öffnen Sie:\n${link}\n\nWenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.`,
  en: (code: string, link: string) =>
    `Hello,\n\nYour code is ${code}. It holds for 24 hours.\n\nOr open:\n${link}\n\nIf you did not register, there is nothing to do.`,
};

const smsTexts = {
  de: (code: string) => `Ihr Code: ${code}. Er gilt 15 Minuten.`,
  en: (code: string) => `Your code: ${code}. It holds for 15 minutes.`,
};

export interface CodeMail {
  to: string;
  code: string;
  token: string;
  siteUrl: string;
  language: Language;
  now: number;
}

/** The mail with the code and the link that enters it (second §2: `register_code`). */
export const sendEmailCode = (
  transaction: Transaction<Tables>,
  { to, code, token, siteUrl, language, now }: CodeMail,
): Promise<void> => {
  const link = pageUrl(siteUrl, `/register/v3/continue/${token}?register_code=${code}`, language);
  return sendMail(transaction, { to, subject: subjects[language], text: mailTexts[language](code, link), at: now });
};

export const sendMobileCodeTo = (
  transaction: Transaction<Tables>,
  { to, code, language, now }: Omit<CodeMail, 'token' | 'siteUrl'>,
): Promise<void> => sendSms(transaction, { to, text: smsTexts[language](code), at: now });
