import { formatMoney, regions } from '../../server/format.ts';
import type { Language } from '../../server/localized.ts';
import { todayAt } from '../../world/day/race-days.ts';
import type { Payout } from '../payments/withdrawal.ts';

const dayOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(todayAt(instant)));

/** Where the money of an excluded customer goes, and what stays. */
const payoutLines = (language: Language, { paid, iban, unpaid }: Payout): string[] => {
  const [out, left] = [formatMoney(paid, language), formatMoney(unpaid, language)];
  const lines =
    language === 'de'
      ? [
          paid > 0 && `${out} überweisen wir auf Ihr Konto ${iban}.`,
          unpaid > 0 && `${left} konnten wir nicht auszahlen. Bitte wenden Sie sich dafür an unseren Kundendienst.`,
        ]
      : [
          paid > 0 && `We transfer ${out} to your account ${iban}.`,
          unpaid > 0 && `We could not pay out ${left}. Please contact our customer service about it.`,
        ];
  return lines.filter((line) => line !== false);
};

/** The message about a deposit of a customer who was excluded before it was paid. */
export const depositDuringExclusion = (language: Language, deposit: number, payout: Payout): string => {
  const amount = formatMoney(deposit, language);
  const arrived =
    language === 'de'
      ? `Ihre Einzahlung von ${amount} kam während Ihrer Selbstsperre an.`
      : `Your deposit of ${amount} arrived during your self-exclusion.`;
  return [arrived, ...payoutLines(language, payout)].join(' ');
};

const laterWinnings = {
  de: {
    paid: 'Gewinne offener Wetten zahlen wir ebenso aus.',
    unpaid: 'Für Gewinne offener Wetten wenden Sie sich bitte an unseren Kundendienst.',
  },
  en: {
    paid: 'Winnings of open bets are paid out too.',
    unpaid: 'Please contact our customer service about winnings of open bets.',
  },
};

/** The receipt of a self-exclusion: its customer can no longer log in to read it. */
export const exclusionMail = (
  language: Language,
  firstname: string,
  { until, ...payout }: Payout & { until: number },
): { subject: string; text: string } => {
  const day = dayOf(until, language);
  const later = laterWinnings[language][payout.paysLater ? 'paid' : 'unpaid'];
  const lines =
    language === 'de'
      ? [
          `Guten Tag ${firstname},`,
          `Sie haben sich bis zum ${day} vom Wetten ausgeschlossen. Bis dahin können Sie sich nicht anmelden.`,
          ...payoutLines(language, payout),
          `${later} Anonyme Beratung: 0800 1 37 27 00 (BIÖG, kostenlos).`,
        ]
      : [
          `Hello ${firstname},`,
          `You have excluded yourself from betting until ${day}. You cannot log in until then.`,
          ...payoutLines(language, payout),
          `${later} Anonymous advice: 0800 1 37 27 00 (BIÖG, free of charge, in German).`,
        ];
  return { subject: { de: 'Ihre Selbstsperre', en: 'Your self-exclusion' }[language], text: lines.join('\n\n') };
};
