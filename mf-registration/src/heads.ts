import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  /** Its addresses have steps of a form, and tokens of one customer. */
  register: { title: 'register.title', hidden: true },
  newsletter: {
    title: 'newsletter.title',
    description: {
      de: 'Renntage, Jackpots und Aktionen von Paddock per E-Mail.',
      en: 'Race days, jackpots and offers of Paddock by e-mail.',
    },
  },
  /** The addresses of one customer's mails. */
  activateNewsletter: { title: 'newsletter.confirm.title', hidden: true },
  newPassword: { title: 'newPassword.title', hidden: true },
  passwordRecovery: { title: 'passwordRecovery.title', hidden: true },
} as const satisfies Heads<typeof pages>;
