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
    `Hello,\n\nYour code is ${code}. It is valid for 24 hours.\n\nOr open:\n${link}\n\nIf you did not register, there is nothing to do.`,
};

const smsTexts = {
  de: (code: string) => `Ihr Code: ${code}. Er gilt 15 Minuten.`,
  en: (code: string) => `Your code: ${code}. It is valid for 15 minutes.`,
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

const ownerTexts = {
  de: (login: string, recovery: string) =>
    `Guten Tag,\n\nmit Ihrer E-Mail-Adresse wollte sich jemand registrieren. Sie haben aber schon ein Konto.\n\nHier melden Sie sich an:\n${login}\n\nEin neues Passwort vergeben Sie hier:\n${recovery}\n\nWaren Sie das nicht, brauchen Sie nichts zu tun.`,
  en: (login: string, recovery: string) =>
    `Hello,\n\nSomebody tried to register with your email address. You have an account already.\n\nLog in here:\n${login}\n\nSet a new password here:\n${recovery}\n\nIf that was not you, there is nothing to do.`,
};

/** The mail to the customer whose address was used to register again. */
export const tellOwner = (
  transaction: Transaction<Tables>,
  { to, siteUrl, language, now }: CodeMail,
): Promise<void> => {
  const login = pageUrl(siteUrl, '/?login', language);
  const text = ownerTexts[language](login, pageUrl(siteUrl, '/password-recovery', language));
  return sendMail(transaction, { to, subject: subjects[language], text, at: now });
};

const reminderTexts = {
  de: (link: string) =>
    `Guten Tag,\n\nSie haben begonnen, sich bei Paddock zu registrieren. Hier geht es weiter, auch auf einem anderen Gerät:\n${link}\n\nMöchten Sie kein Konto, brauchen Sie nichts zu tun. Wir erinnern Sie nicht noch einmal.`,
  en: (link: string) =>
    `Hello,\n\nYou began to register with Paddock. Go on here, on another device too:\n${link}\n\nIf you do not want an account, there is nothing to do. We will not remind you again.`,
};

export const remind = (
  transaction: Transaction<Tables>,
  { to, token, siteUrl, language, now }: Omit<CodeMail, 'code'>,
): Promise<void> => {
  const text = reminderTexts[language](pageUrl(siteUrl, `/register/v3/continue/${token}`, language));
  return sendMail(transaction, { to, subject: subjects[language], text, at: now });
};

export const sendMobileCodeTo = (
  transaction: Transaction<Tables>,
  { to, code, language, now }: Omit<CodeMail, 'token' | 'siteUrl'>,
): Promise<void> => sendSms(transaction, { to, text: smsTexts[language](code), at: now });
