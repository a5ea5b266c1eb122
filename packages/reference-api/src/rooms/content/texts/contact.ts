import type { components } from '@paddock/api';
import type { Localized } from '../../../server/localized.ts';

export interface ContactText {
  phone: string;
  email: string;
  hours: readonly { days: Localized; time: Localized }[];
  subjects: readonly { code: components['schemas']['ContactSubject']; title: Localized }[];
}

/** Not staffed: a demonstration has no service desk. */
export const contact: ContactText = {
  phone: '+49 221 0000000',
  email: 'service@paddock.example',
  hours: [
    { days: { de: 'Montag bis Freitag', en: 'Monday to Friday' }, time: { de: '9 bis 21 Uhr', en: '9 am to 9 pm' } },
    {
      days: { de: 'Samstag, Sonntag und an Feiertagen', en: 'Saturday, Sunday and public holidays' },
      time: { de: '10 bis 20 Uhr', en: '10 am to 8 pm' },
    },
  ],
  subjects: [
    { code: 'account', title: { de: 'Konto und Anmeldung', en: 'Account and login' } },
    { code: 'payment', title: { de: 'Ein- und Auszahlung', en: 'Deposit and withdrawal' } },
    { code: 'bet', title: { de: 'Wette und Ergebnis', en: 'Bet and result' } },
    { code: 'protection', title: { de: 'Limits und Spielerschutz', en: 'Limits and player protection' } },
    { code: 'technical', title: { de: 'Technische Frage', en: 'Technical question' } },
    { code: 'other', title: { de: 'Anderes Anliegen', en: 'Something else' } },
  ],
};
