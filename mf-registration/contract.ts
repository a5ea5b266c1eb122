import type { Contract } from '@paddock/host/remote-config';

/** Pages that others may link to. */
export const links = {
  register: '/register/v3/start',
  continueRegistration: '/register/v3/continue/:token',
  passwordRecovery: '/password-recovery',
  newsletter: '/newsletter',
} as const;

/** The offers of mf-registration to other remotes. */
export const contract = {
  gives: { links, slots: { 'registration.begun': {} } },
  uses: {
    links: { bankCode: [], contact: [], deposit: [], limits: [], personalData: [], races: [], terms: [] },
    panels: ['login'],
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-registration': typeof contract;
  }
}
