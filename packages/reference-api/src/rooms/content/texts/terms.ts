import type { Localized } from '../../../server/localized.ts';

export interface TermsChapter {
  title: Localized;
  parts: readonly { title: Localized; html: Localized }[];
}

/** The day from which the version of `customer/terms.ts` applies. */
export const TERMS_VALID_FROM = '2026-07-01';

export const termsTitle: Localized = { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' };

/** Numbered by their order: `/agb/{chapter}/{part}`. */
export const termsChapters: readonly TermsChapter[] = [
  {
    title: { de: 'Geltung und Konto', en: 'Scope and account' },
    parts: [
      {
        title: { de: 'Anbieter und Geltung', en: 'Operator and scope' },
        html: {
          de: '<p>Diese Bedingungen gelten für alle Wetten und Leistungen auf dieser Seite. Maßgeblich ist die Fassung, der Sie zuletzt zugestimmt haben.</p>',
          en: '<p>These terms apply to all bets and services on this site. The version that you last agreed to holds.</p>',
        },
      },
      {
        title: { de: 'Wer ein Konto eröffnen darf', en: 'Who may open an account' },
        html: {
          de: '<ul><li>Sie sind mindestens 18 Jahre alt.</li><li>Sie führen nur ein Konto, und zwar auf Ihren eigenen Namen.</li><li>Sie sind nicht gesperrt.</li></ul><p>Vor der ersten Auszahlung prüfen wir Ihre Identität.</p>',
          en: '<ul><li>You are at least 18 years old.</li><li>You keep one account, in your own name.</li><li>You are not excluded.</li></ul><p>We check your identity before the first withdrawal.</p>',
        },
      },
      {
        title: { de: 'Zugangsdaten', en: 'Login data' },
        html: {
          de: '<p>Halten Sie Ihr Passwort geheim. Wenn Sie einen Missbrauch vermuten, melden Sie uns das bitte sofort; wir sperren dann den Zugang.</p>',
          en: '<p>Keep your password secret. Tell us at once when you suspect misuse; we then lock the access.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Einzahlung, Auszahlung und Limits', en: 'Deposits, withdrawals and limits' },
    parts: [
      {
        title: { de: 'Zahlungen', en: 'Payments' },
        html: {
          de: '<p>Ein- und Auszahlungen laufen nur über Konten, die auf Ihren Namen lauten. Eine geänderte IBAN wird vor der nächsten Auszahlung geprüft.</p>',
          en: '<p>Deposits and withdrawals use accounts in your name alone. A changed IBAN is checked before the next withdrawal.</p>',
        },
      },
      {
        title: { de: 'Limits', en: 'Limits' },
        html: {
          de: '<p>Sie bestimmen Ihre Limits für Einzahlung, Einsatz und Verlust. Ein niedrigeres Limit gilt sofort, ein höheres nach sieben Tagen. Für Kundinnen und Kunden in Deutschland gilt zusätzlich das anbieterübergreifende Einzahlungslimit (LUGAS); auch abgebrochene Einzahlungen können darauf zählen.</p>',
          en: '<p>You set your limits for deposits, stakes and losses. A lower limit holds at once, a higher one after seven days. For customers in Germany the deposit limit over all operators (LUGAS) holds as well; cancelled deposits may count towards it.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Wetten', en: 'Bets' },
    parts: [
      {
        title: { de: 'Abgabe und Annahme', en: 'Sending and acceptance' },
        html: {
          de: '<p>Eine Wette gilt, sobald unser Server sie bestätigt hat. Nach dem Start des Rennens wird keine Wette mehr angenommen. Den Preis berechnet der Server; weicht er von dem ab, der Ihnen angezeigt wurde, wird die Wette abgelehnt.</p>',
          en: '<p>A bet holds once our server has confirmed it. No bet is accepted after the off. The server computes the price; when it differs from what you saw, the bet is refused.</p>',
        },
      },
      {
        title: { de: 'Quoten und Abrechnung', en: 'Odds and settlement' },
        html: {
          de: '<p>Am Totalisator gilt die endgültige Quote, bei Festkursen die bestätigte. Abgerechnet wird nach dem amtlichen Ergebnis. Einsätze auf Nichtstarter werden nach den Regeln der Wettart erstattet.</p>',
          en: '<p>On the tote the final dividend holds, at fixed odds the confirmed price. Bets are settled by the official result. Stakes on non-runners are refunded by the rules of the bet.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Boni und Wettstars', en: 'Bonuses and wettstars' },
    parts: [
      {
        title: { de: 'Gutscheine', en: 'Vouchers' },
        html: {
          de: '<p>Sie nehmen einen Gutschein an oder lehnen ihn ab; beides ist endgültig. Ein offener Gutschein verfällt zu dem Zeitpunkt, der darauf angegeben ist.</p>',
          en: '<p>You accept or decline a voucher; both are final. An open voucher lapses at the time that it names.</p>',
        },
      },
      {
        title: { de: 'Wettstars', en: 'Wettstars' },
        html: {
          de: '<p>Es gelten die <a href="/page/teilnahmebedingungen-bonusprogramm">Teilnahmebedingungen des Bonusprogramms</a>.</p>',
          en: '<p>The <a href="/page/teilnahmebedingungen-bonusprogramm">conditions of the bonus programme</a> apply.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Spielerschutz und Schlussbestimmungen', en: 'Protection and final provisions' },
    parts: [
      {
        title: { de: 'Sperre', en: 'Exclusion' },
        html: {
          de: '<p>Sie können sich jederzeit für mindestens 90 Tage sperren. Die Sperre lässt sich nicht vorzeitig aufheben.</p>',
          en: '<p>You may exclude yourself at any time for at least 90 days. An exclusion cannot be ended early.</p>',
        },
      },
      {
        title: { de: 'Änderungen', en: 'Changes' },
        html: {
          de: '<p>Ändern sich diese Bedingungen, bitten wir Sie bei der nächsten Anmeldung um Ihre Zustimmung. Bis dahin ist keine Wette möglich.</p>',
          en: '<p>When these terms change we ask for your consent at the next login. No bet is possible until then.</p>',
        },
      },
    ],
  },
];
