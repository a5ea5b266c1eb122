import type { Localized } from '../../../server/localized.ts';

export interface NewsText {
  id: number;
  /** 1 news, 2 bonus action. */
  type: 1 | 2;
  /** The day of publication, counted from the epoch (see `news.model.ts`). */
  day: number;
  /** Number of days of a bonus action; null for news, and for an action without end. */
  days: number | null;
  /** Page with the conditions. */
  page: string | null;
  title: Localized;
  teaser: Localized;
  html: Localized;
}

export const newsTexts: readonly NewsText[] = [
  {
    id: 1,
    type: 2,
    day: 0,
    days: null,
    page: 'neukundenbonus',
    title: { de: 'Neukundenbonus bis 50 Euro', en: 'Welcome bonus up to 50 euros' },
    teaser: {
      de: 'Nehmen Sie Ihren Gutschein an, und wir verdoppeln Ihre nächste Einzahlung.',
      en: 'We double the deposit that follows when you accept your voucher.',
    },
    html: {
      de: '<p>Nehmen Sie Ihren Gutschein in Ihrem Konto an. Die nächste Einzahlung verdoppeln wir bis zu 50 Euro.</p><h2>So geht es</h2><ol><li>Gutschein im Konto annehmen</li><li>Einzahlen</li><li>Der Bonus wird sofort gebucht</li></ol><p>Alle Bedingungen finden Sie auf der <a href="/page/neukundenbonus">Seite zum Neukundenbonus</a>.</p>',
      en: '<p>Accept the voucher in your account. We double your next deposit up to 50 euros.</p><h2>How it works</h2><ol><li>Accept the voucher in your account</li><li>Make a deposit</li><li>The bonus is booked at once</li></ol><p>All conditions are on the <a href="/page/neukundenbonus">welcome bonus page</a>.</p>',
    },
  },
  {
    id: 2,
    type: 1,
    day: 45,
    days: null,
    page: null,
    title: { de: 'Der Wettschein zeigt jede Kombination', en: 'The slip shows every combination' },
    teaser: {
      de: 'Vor dem Absenden sehen Sie, welche Reihen Ihr Schein enthält.',
      en: 'Before you send it you see which lines your slip contains.',
    },
    html: {
      de: '<p>Neben dem Preis steht nun die Liste aller Kombinationen. Unmögliche und doppelte Reihen werden gestrichen und erklärt. Sie zahlen nur, was gewinnen kann.</p>',
      en: '<p>The list of all combinations now stands next to the price. Impossible and duplicate lines are removed and explained. You only pay for what can win.</p>',
    },
  },
  {
    id: 3,
    type: 2,
    day: 90,
    days: null,
    page: 'wheel',
    title: { de: 'Das Glücksrad dreht sich täglich', en: 'The wheel of fortune turns every day' },
    teaser: {
      de: 'Einmal am Tag drehen und Wettstars oder einen Gutschein gewinnen.',
      en: 'One turn a day wins wettstars or a voucher.',
    },
    html: {
      de: '<p>Als Mitglied des Bonusprogramms drehen Sie einmal am Tag kostenlos. Jedes Feld gewinnt. Den Gewinn lost unser Server aus, nicht Ihr Gerät.</p>',
      en: '<p>Members of the bonus programme turn the wheel once a day, free of charge. Every field wins. Our server draws the prize, not your device.</p>',
    },
  },
  {
    id: 4,
    type: 1,
    day: 151,
    days: null,
    page: null,
    title: { de: 'V85 löst V75 ab', en: 'V85 follows V75' },
    teaser: {
      de: 'Am Samstag zählen in Schweden nun acht Rennen.',
      en: 'Eight races now count on Saturdays in Sweden.',
    },
    html: {
      de: '<p>Die schwedische Samstagswette hat acht statt sieben Rennen. Gesucht sind alle acht Sieger; auch für weniger Richtige kann es Geld geben.</p><p>Den Preis Ihres Systems zeigt der <a href="/wettrechner">Wettrechner</a>.</p>',
      en: '<p>The Swedish Saturday bet has eight races instead of seven. All eight winners are wanted; fewer can pay as well.</p><p>The <a href="/wettrechner">bet calculator</a> shows the price of your system.</p>',
    },
  },
  {
    id: 5,
    type: 1,
    day: 181,
    days: null,
    page: 'terms',
    title: { de: 'Neue Allgemeine Geschäftsbedingungen', en: 'New terms and conditions' },
    teaser: {
      de: 'Seit dem 1. Juli 2026 gilt eine neue Fassung.',
      en: 'A new version has been in force since 1 July 2026.',
    },
    html: {
      de: '<p>Bei der nächsten Anmeldung bitten wir Sie um Ihre Zustimmung. Neu gefasst sind die Abschnitte zu Limits und zum Bonusprogramm.</p>',
      en: '<p>We ask for your consent at your next login. The parts on limits and on the bonus programme were rewritten.</p>',
    },
  },
  {
    id: 6,
    type: 2,
    day: 212,
    days: null,
    page: 'liga',
    title: { de: 'Wettstarliga: neuer Monat, neues Rennen', en: 'Wettstar league: new month, new race' },
    teaser: {
      de: 'Wer im Monat die meisten Wettstars sammelt, führt die Liga an.',
      en: 'Who collects most wettstars in a month leads the league.',
    },
    html: {
      de: '<p>Melden Sie sich mit einem Spitznamen an. Gezählt werden die Wettstars aus abgerechneten Wetten. Am Monatsersten beginnen alle bei null.</p>',
      en: '<p>Join under a nickname. What counts are the wettstars of settled bets. Everybody starts at zero on the first of the month.</p>',
    },
  },
  {
    id: 7,
    type: 1,
    day: 243,
    days: null,
    page: null,
    title: { de: 'Jede Quote mit ihrer Uhrzeit', en: 'Every price carries its age' },
    teaser: {
      de: 'Sie sehen, wann eine Eventualquote berechnet wurde.',
      en: 'You see when a probable price was computed.',
    },
    html: {
      de: '<p>Totalisatorquoten ändern sich bis zum Start. Neben jeder Quote steht nun, von wann sie ist. Endgültig ist sie erst nach Wettannahmeschluss.</p>',
      en: '<p>Pool odds change until the off. Each price now says when it was computed. It is final only after betting has closed.</p>',
    },
  },
  {
    id: 8,
    type: 2,
    day: 274,
    days: 120,
    page: 'wettstarshop',
    title: { de: 'Neu im Wettstarshop: Tribünenkarten', en: 'New in the wettstar shop: grandstand tickets' },
    teaser: {
      de: 'Zwei Karten für einen Renntag Ihrer Wahl, solange der Vorrat reicht.',
      en: 'Two tickets for a race day of your choice, while stocks last.',
    },
    html: {
      de: '<p>Für 6.000 Wettstars schicken wir Ihnen zwei Tribünenkarten. Die Anreise ist nicht enthalten.</p>',
      en: '<p>For 6,000 wettstars we send you two grandstand tickets. Travel is not included.</p>',
    },
  },
  {
    id: 9,
    type: 1,
    day: 297,
    days: null,
    page: null,
    title: { de: 'Winterzeit: Startzeiten richtig lesen', en: 'Winter time: reading off times' },
    teaser: {
      de: 'Alle Zeiten sind in Berliner Zeit angegeben.',
      en: 'All times are those of Berlin.',
    },
    html: {
      de: '<p>In Übersee wird die Uhr an anderen Tagen umgestellt. Rennen aus den USA beginnen deshalb für eine Woche eine Stunde früher als gewohnt.</p>',
      en: '<p>Overseas the clocks change on other days. For a week, races from the United States start an hour earlier than usual.</p>',
    },
  },
  {
    id: 10,
    type: 2,
    day: 310,
    days: 60,
    page: 'bonusprogramm',
    title: { de: 'Code vom Renntag: 5 Euro', en: 'Code from the race day: 5 euros' },
    teaser: {
      de: 'Auf der Bahn einen Code erhalten? Lösen Sie ihn im Konto ein.',
      en: 'Did you get a code at the track? Redeem it in your account.',
    },
    html: {
      de: '<p>Geben Sie den Code unter <a href="/user/vouchers">Gutscheine</a> ein. Jede Kundin und jeder Kunde kann einen Code einmal einlösen.</p>',
      en: '<p>Enter the code under <a href="/user/vouchers">vouchers</a>. A code works once for each customer.</p>',
    },
  },
];
