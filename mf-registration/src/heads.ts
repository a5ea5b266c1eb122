import type { Head, Heads } from '@paddock/host/remote-config';
import { pages } from './pages.ts';

/** Steps of a form, and addresses with the token of one customer: search engines leave them out. */
const step: Head = { title: 'register.title', hidden: true };

const ofRegistration = Object.entries(pages).filter(([, { path }]) => /^\/(start)?register/.test(path));

/** What search engines and link previews read of each page. */
export const heads: Heads<typeof pages> = {
  ...Object.fromEntries(ofRegistration.map(([name]) => [name, step])),
  newsletter: {
    title: 'newsletter.title',
    description: {
      de: 'Renntage, Jackpots und Aktionen von Paddock per E-Mail.',
      en: 'Race days, jackpots and offers of Paddock by email.',
    },
  },
  /** The addresses of one customer's mails. */
  activateNewsletter: { title: 'newsletter.confirm.title', hidden: true },
  newPassword: { title: 'newPassword.title', hidden: true },
  passwordRecovery: { title: 'passwordRecovery.title', hidden: true },
};
