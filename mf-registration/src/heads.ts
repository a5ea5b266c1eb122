import type { Head, Heads } from '@paddock/host/remote-config';
import { pages } from './pages.ts';

/** Steps of a form, and URLs with a customer's token: search engines must leave them out. */
const step: Head = { title: 'register.title', hidden: true };

const ofRegistration = Object.entries(pages).filter(([, { path }]) => /^\/(start)?register/.test(path));

/** The data of each page for search engines and link previews. */
export const heads: Heads<typeof pages> = {
  ...Object.fromEntries(ofRegistration.map(([name]) => [name, step])),
  newsletter: {
    title: 'newsletter.title',
    description: {
      de: 'Renntage, Jackpots und Aktionen von Paddock per E-Mail.',
      en: 'Race days, jackpots and offers of Paddock by email.',
    },
  },
  /** The URLs in a customer's e-mails. */
  activateNewsletter: { title: 'newsletter.confirm.title', hidden: true },
  newPassword: { title: 'newPassword.title', hidden: true },
  passwordRecovery: { title: 'passwordRecovery.title', hidden: true },
};
