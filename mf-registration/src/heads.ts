import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  register: {
    title: 'register.title',
    description: {
      de: 'Konto bei Paddock eröffnen und auf Pferderennen wetten. Ab 18 Jahren.',
      en: 'Open an account at Paddock and bet on horse races. From 18 years of age.',
    },
  },
  newsletter: {
    title: 'newsletter.title',
    description: {
      de: 'Renntage, Jackpots und Aktionen von Paddock per E-Mail.',
      en: 'Race days, jackpots and offers of Paddock by e-mail.',
    },
  },
  passwordRecovery: { title: 'passwordRecovery.title', hidden: true },
} as const satisfies Heads<typeof pages>;
