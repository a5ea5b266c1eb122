import type { components } from '@paddock/api';
import { todayAt } from '../../world/day/race-days.ts';

type Exclusion = components['schemas']['Exclusion'];

const dayOf = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(todayAt(Date.parse(instant))),
  );

const money = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** The receipt of a self-exclusion: its customer can no longer log in to read it. */
export const exclusionMail = (
  language: 'de' | 'en',
  firstname: string,
  { excluded_until, paid_out, iban, unpaid }: Exclusion,
): { subject: string; text: string } => {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const [until, paid, left] = [dayOf(excluded_until, locale), money(paid_out, locale), money(unpaid, locale)];
  if (language === 'de') {
    const sums = [
      paid_out > 0 && `${paid} überweisen wir auf Ihr Konto ${iban}.`,
      unpaid > 0 && `${left} konnten wir nicht auszahlen. Bitte wenden Sie sich dafür an unseren Kundendienst.`,
    ];
    return {
      subject: 'Ihre Selbstsperre',
      text: [
        `Guten Tag ${firstname},`,
        `Sie haben sich bis zum ${until} vom Wetten ausgeschlossen. Bis dahin können Sie sich nicht anmelden.`,
        ...sums.filter((line) => line !== false),
        'Gewinne offener Wetten zahlen wir ebenso aus. Anonyme Beratung: 0800 1 37 27 00 (BIÖG, kostenlos).',
      ].join('\n\n'),
    };
  }
  const sums = [
    paid_out > 0 && `We transfer ${paid} to your account ${iban}.`,
    unpaid > 0 && `We could not pay out ${left}. Please contact our customer service about it.`,
  ];
  return {
    subject: 'Your self-exclusion',
    text: [
      `Hello ${firstname},`,
      `You have excluded yourself from betting until ${until}. You cannot log in until then.`,
      ...sums.filter((line) => line !== false),
      'Winnings of open bets are paid out too. Anonymous advice: 0800 1 37 27 00 (BIÖG, free of charge, in German).',
    ].join('\n\n'),
  };
};
