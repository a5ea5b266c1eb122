import type { Localized } from '../../../server/localized.ts';

export interface PageText {
  /** In its path: `/page/{name}`. */
  name: string;
  /** `YYYY-MM-DD` */
  updatedOn: string;
  title: Localized;
  /** Headings from h2 on: the title is the h1. */
  html: Localized;
}

/** Content pages. `terms` is made from `terms.ts`. */
export const pageTexts: readonly PageText[] = [
  {
    name: 'about',
    updatedOn: '2026-03-02',
    title: { de: 'Über uns', en: 'About us' },
    html: {
      de: '<p>Paddock bringt Rennen aus acht Ländern auf eine Seite: Programm, Quoten, Ergebnisse und Wetten.</p><h2>Was uns wichtig ist</h2><ul><li><strong>Ein Preis, den Sie nachrechnen können.</strong> Jede Kombination steht auf dem Schein.</li><li><strong>Ehrliche Quoten.</strong> Wir sagen, von wann eine Quote ist und wann sie endgültig wird.</li><li><strong>Spielerschutz zuerst.</strong> Limits und Sperren finden Sie ohne langes Suchen.</li></ul>',
      en: '<p>Paddock brings races from eight countries to one site: cards, odds, results and bets.</p><h2>What matters to us</h2><ul><li><strong>A price that you can check.</strong> Every combination is on the slip.</li><li><strong>Honest odds.</strong> We say when a price was computed and when it becomes final.</li><li><strong>Protection first.</strong> Limits and exclusion are found without searching.</li></ul>',
    },
  },
  {
    name: 'imprint',
    updatedOn: '2026-01-05',
    title: { de: 'Impressum', en: 'Imprint' },
    html: {
      de: '<p>Dies ist eine Demonstration. Es werden keine echten Wetten angenommen und keine echten Zahlungen ausgeführt.</p><h2>Kontakt</h2><p>Paddock, Beispielstraße 1, 50667 Köln<br>E-Mail: service@paddock.example</p><h2>Erlaubnis und Aufsicht</h2><p>Ein Anbieter nennt hier Nummer und Datum seiner Erlaubnis. Aufsichtsbehörde ist die Gemeinsame Glücksspielbehörde der Länder (GGL), Hansering 15, 06108 Halle (Saale).</p>',
      en: '<p>This is a demonstration. No real bets are accepted and no real payments are made.</p><h2>Contact</h2><p>Paddock, Beispielstraße 1, 50667 Köln<br>Email: service@paddock.example</p><h2>Permit and supervision</h2><p>An operator gives the number and the date of its permit here. The authority is the Gemeinsame Glücksspielbehörde der Länder (GGL), Hansering 15, 06108 Halle (Saale).</p>',
    },
  },
  {
    name: 'privacy',
    updatedOn: '2026-05-04',
    title: { de: 'Datenschutz', en: 'Privacy' },
    html: {
      de: '<h2>Welche Daten wir verarbeiten</h2><ul><li>Angaben zu Ihrer Person und Ihrem Konto</li><li>Wetten, Einzahlungen und Auszahlungen</li><li>Anmeldungen und technische Protokolle</li></ul><h2>Wozu</h2><p>Wir führen Ihr Konto, erfüllen gesetzliche Pflichten zum Spielerschutz und schützen den Zugang. Werbung erhalten Sie nur mit Ihrer Einwilligung.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung und Löschung verlangen. Die Auskunft fordern Sie in Ihrem Konto unter <a href="/user/data">Daten</a> an. Gesetzliche Aufbewahrungsfristen bleiben bestehen.</p><h2>Cookies</h2><p>Notwendige und funktionale Cookies sind immer aktiv. Über Analyse und Marketing entscheiden Sie selbst.</p>',
      en: '<h2>What data we process</h2><ul><li>Details of your person and your account</li><li>Bets, deposits and withdrawals</li><li>Logins and technical records</li></ul><h2>What for</h2><p>We keep your account, fulfil legal duties of player protection and secure the access. You receive advertising only with your consent.</p><h2>Your rights</h2><p>You may ask for information, correction and deletion. Request the information in your account under <a href="/user/data">data</a>. Legal retention periods remain.</p><h2>Cookies</h2><p>Essential and functional cookies are always on. You decide on analytics and marketing.</p>',
    },
  },
  {
    name: 'responsible-gambling',
    updatedOn: '2026-07-01',
    title: { de: 'Spielerschutz', en: 'Responsible gambling' },
    html: {
      de: '<p>Wetten sollen Freude machen. Wenn sie das nicht mehr tun, hören Sie auf.</p><h2>Was Sie selbst einstellen können</h2><ul><li><a href="/user/limits">Limits</a> für Einzahlung, Einsatz und Verlust</li><li>Eine <a href="/user/data/self-exclusion">Selbstsperre</a> ab 90 Tagen</li></ul><h2>Fragen Sie sich</h2><ul><li>Setze ich mehr ein, als ich mir leisten kann?</li><li>Versuche ich, Verluste zurückzugewinnen?</li><li>Verheimliche ich, wie viel ich spiele?</li></ul><h2>Hilfe</h2><p>Das Bundesinstitut für Öffentliche Gesundheit berät Sie kostenlos und anonym: <strong>0800 1 37 27 00</strong>.</p>',
      en: '<p>Betting should be fun. When it no longer is, stop.</p><h2>What you can set yourself</h2><ul><li><a href="/user/limits">Limits</a> for deposits, stakes and losses</li><li>A <a href="/user/data/self-exclusion">self-exclusion</a> from 90 days on</li></ul><h2>Ask yourself</h2><ul><li>Do I stake more than I can afford?</li><li>Do I try to win back losses?</li><li>Do I hide how much I play?</li></ul><h2>Help</h2><p>In Germany the Federal Institute of Public Health advises you free of charge and anonymously: <strong>0800 1 37 27 00</strong>.</p>',
    },
  },
  {
    name: 'neukundenbonus',
    updatedOn: '2026-07-01',
    title: { de: 'Neukundenbonus', en: 'Welcome bonus' },
    html: {
      de: '<p>Wir verdoppeln eine Einzahlung bis zu 50 Euro.</p><h2>So erhalten Sie ihn</h2><ol><li>Registrierung abschließen</li><li>Gutschein im Konto annehmen</li><li>Innerhalb von 30 Tagen einzahlen</li></ol><h2>Bedingungen</h2><ul><li>Der Bonus ist so hoch wie die Einzahlung, höchstens 50 Euro.</li><li>Er wird mit der ersten Einzahlung nach der Annahme gebucht, nur einmal.</li><li>Ohne Einzahlung verfällt der Gutschein nach 30 Tagen.</li><li>Während einer Selbstsperre wird kein Bonus gewährt.</li></ul>',
      en: '<p>We double a deposit up to 50 euros.</p><h2>How to get it</h2><ol><li>Complete your registration</li><li>Accept the voucher in your account</li><li>Make a deposit within 30 days</li></ol><h2>Conditions</h2><ul><li>The bonus equals the deposit, 50 euros at most.</li><li>It is booked with the first deposit after you accepted, once.</li><li>Without a deposit the voucher lapses after 30 days.</li><li>No bonus is granted during a self-exclusion.</li></ul>',
    },
  },
  {
    name: 'bonusprogramm',
    updatedOn: '2026-07-01',
    title: { de: 'Bonusprogramm', en: 'Bonus programme' },
    html: {
      de: '<p>Mit jeder Wette sammeln Sie Wettstars.</p><h2>Sammeln</h2><p>Jeder volle Euro einer abgerechneten Wette bringt einen Wettstar.</p><h2>Einlösen</h2><ul><li>In Geld: ein Wettstar ist ein Cent</li><li>Im <a href="/page/wettstarshop">Wettstarshop</a></li></ul><h2>Mehr davon</h2><ul><li>Einmal täglich am <a href="/page/wheel">Glücksrad</a> drehen</li><li>In der <a href="/liga">Wettstarliga</a> mitspielen</li></ul><p>Es gelten die <a href="/page/teilnahmebedingungen-bonusprogramm">Teilnahmebedingungen</a>.</p>',
      en: '<p>Every bet collects wettstars.</p><h2>Collect</h2><p>Each full euro of a settled bet earns one wettstar.</p><h2>Use</h2><ul><li>As money: one wettstar is one cent</li><li>In the <a href="/page/wettstarshop">wettstar shop</a></li></ul><h2>More of it</h2><ul><li>Turn the <a href="/page/wheel">wheel of fortune</a> once a day</li><li>Play in the <a href="/liga">wettstar league</a></li></ul><p>The <a href="/page/teilnahmebedingungen-bonusprogramm">conditions</a> apply.</p>',
    },
  },
  {
    name: 'teilnahmebedingungen-bonusprogramm',
    updatedOn: '2026-07-01',
    title: { de: 'Teilnahmebedingungen des Bonusprogramms', en: 'Conditions of the bonus programme' },
    html: {
      de: '<h2>1. Teilnahme</h2><p>Teilnehmen kann, wer vollständig registriert und nicht gesperrt ist. Die Teilnahme ist freiwillig und kostenlos.</p><h2>2. Wettstars</h2><ul><li>Ein Wettstar für jeden vollen Euro Einsatz, wenn die Wette abgerechnet ist</li><li>Keine Wettstars für erstattete Einsätze</li><li>Keine Wettstars für Wetten vor dem Beitritt</li></ul><h2>3. Einlösen</h2><p>Beim Umwandeln werden alle Wettstars zu je einem Cent gutgeschrieben. Bestellungen im Shop gehen an die Adresse in Ihrem Konto und werden nach zwei Tagen versandt.</p><h2>4. Glücksrad</h2><p>Eine Drehung je Kalendertag nach Berliner Zeit. Nicht genutzte Drehungen verfallen.</p><h2>5. Liga</h2><p>Gezählt werden die Wettstars aus Wetten eines Kalendermonats. Es geht um die Ehre: Preise gibt es nicht.</p>',
      en: '<h2>1. Taking part</h2><p>Everybody may take part whose registration is complete and who is not excluded. It is voluntary and free of charge.</p><h2>2. Wettstars</h2><ul><li>One wettstar for each full euro staked, when the bet is settled</li><li>No wettstars for refunded stakes</li><li>No wettstars for bets before joining</li></ul><h2>3. Using them</h2><p>Converting credits all wettstars at one cent each. Orders in the shop go to the address in your account and are sent after two days.</p><h2>4. Wheel of fortune</h2><p>One turn per calendar day, by the time in Berlin. Unused turns lapse.</p><h2>5. League</h2><p>What counts are the wettstars of bets within a calendar month. It is about honour: there are no prizes.</p>',
    },
  },
  {
    name: 'wheel',
    updatedOn: '2026-04-01',
    title: { de: 'Glücksrad', en: 'Wheel of fortune' },
    html: {
      de: '<p>Drehen Sie einmal am Tag und gewinnen Sie Wettstars oder einen Gutschein.</p><h2>So funktioniert es</h2><ul><li>Für Mitglieder des <a href="/page/bonusprogramm">Bonusprogramms</a>, kostenlos</li><li>Jedes Feld gewinnt, manche Felder kommen öfter als andere</li><li>Der Server lost den Gewinn aus; das Rad zeigt ihn nur</li><li>Ab Mitternacht können Sie wieder drehen</li></ul>',
      en: '<p>Turn it once a day and win wettstars or a voucher.</p><h2>How it works</h2><ul><li>For members of the <a href="/page/bonusprogramm">bonus programme</a>, free of charge</li><li>Every field wins; some come more often than others</li><li>The server draws the prize; the wheel only shows it</li><li>The next turn is possible from midnight on</li></ul>',
    },
  },
  {
    name: 'wettstarshop',
    updatedOn: '2026-10-02',
    title: { de: 'Wettstarshop', en: 'Wettstar shop' },
    html: {
      de: '<p>Tauschen Sie Wettstars gegen Sachpreise und Erlebnisse.</p><ul><li>Der Preis steht in Wettstars, der Versand ist enthalten.</li><li>Bestellt wird, solange der Vorrat reicht.</li><li>Wir versenden nach zwei Tagen an die Adresse in Ihrem Konto.</li></ul>',
      en: '<p>Exchange wettstars for goods and experiences.</p><ul><li>Prices are in wettstars and include shipping.</li><li>Orders are taken while stocks last.</li><li>We send to the address in your account, after two days.</li></ul>',
    },
  },
  {
    name: 'liga',
    updatedOn: '2026-08-01',
    title: { de: 'Wettstarliga', en: 'Wettstar league' },
    html: {
      de: '<p>Einen Monat lang zählen alle Wettstars, die Sie mit Wetten sammeln.</p><h2>Mitspielen</h2><ol><li>Dem <a href="/page/bonusprogramm">Bonusprogramm</a> beitreten</li><li>Einen Spitznamen wählen; er lässt sich später nicht ändern</li><li>Die Rangliste verfolgen</li></ol>',
      en: '<p>For a month all wettstars count that your bets earn.</p><h2>Play</h2><ol><li>Join the <a href="/page/bonusprogramm">bonus programme</a></li><li>Choose a nickname; it is kept</li><li>Follow the ranking</li></ol>',
    },
  },
  {
    name: 'h2h',
    updatedOn: '2026-02-02',
    title: { de: 'Head-to-Head', en: 'Head-to-head' },
    html: {
      de: '<p>Zwei Pferde, eine Frage: Welches kommt vor dem anderen ins Ziel?</p><ul><li>Die Quote steht mit der Abgabe Ihrer Wette fest.</li><li>Läuft eines der beiden nicht, erhalten Sie den Einsatz zurück.</li></ul>',
      en: '<p>Two horses, one question: which finishes before the other?</p><ul><li>The price is fixed and holds from the bet on.</li><li>When one of them does not run, your stake is refunded.</li></ul>',
    },
  },
  {
    name: 'ltm',
    updatedOn: '2026-02-02',
    title: { de: 'Langzeitwetten', en: 'Ante-post bets' },
    html: {
      de: '<p>Wetten auf große Rennen schon Wochen vor dem Start.</p><ul><li>Die Quote ist fest.</li><li>Läuft Ihr Pferd nicht, erhalten Sie den Einsatz zurück.</li></ul>',
      en: '<p>Bets on major races, weeks before the off.</p><ul><li>The price is fixed.</li><li>If your horse does not run, your stake is refunded.</li></ul>',
    },
  },
  {
    name: 'harryboy',
    updatedOn: '2026-02-02',
    title: { de: 'Harry Boy', en: 'Harry Boy' },
    html: {
      de: '<p>Der Quicktipp für schwedische V-Wetten. Sie wählen, wie viele Reihen der Schein höchstens hat, das System wählt die Pferde.</p><ul><li>Pferde mit vielen Einsätzen werden öfter gezogen.</li><li>Sie sehen den Schein, bevor Sie ihn senden.</li></ul>',
      en: '<p>The quick pick for Swedish V bets. You choose the most lines that the ticket may have, the system picks the horses.</p><ul><li>Horses that many bet on are drawn more often.</li><li>You see the ticket before you send it.</li></ul>',
    },
  },
  {
    name: 'spot',
    updatedOn: '2026-02-02',
    title: { de: 'SpOt', en: 'SpOt' },
    html: {
      de: '<p>Der Quicktipp für französische Wetten. Das System ergänzt Ihre Pferde oder wählt alle.</p>',
      en: '<p>The quick pick for French bets. The system completes your horses or picks all of them.</p>',
    },
  },
  {
    name: 'ein-und-auszahlung',
    updatedOn: '2026-07-01',
    title: { de: 'Ein- und Auszahlung', en: 'Deposits and withdrawals' },
    html: {
      de: '<h2>Einzahlen</h2><p>Sie zahlen in Ihrem Konto unter <a href="/user/payin">Einzahlung</a> ein. Ihre Limits gelten; auch abgebrochene Einzahlungen können zählen.</p><h2>Auszahlen</h2><p>Unter <a href="/user/payout">Auszahlung</a> zahlen wir auf das Bankkonto aus, das auf Ihren Namen lautet. Nach einer Änderung der IBAN prüfen wir das Konto neu.</p>',
      en: '<h2>Deposits</h2><p>Under <a href="/user/payin">deposit</a> in your account. Your limits hold; cancelled deposits may count as well.</p><h2>Withdrawals</h2><p>Under <a href="/user/payout">withdrawal</a>, to the bank account in your name. After a change of IBAN we check the account again.</p>',
    },
  },
  {
    name: 'post-ident',
    updatedOn: '2026-07-01',
    title: { de: 'Ausweisen mit PostIdent', en: 'Identification by PostIdent' },
    html: {
      de: '<p>Mit PostIdent bestätigen Sie, dass Sie es sind: in einer Filiale der Deutschen Post, mit Personalausweis oder Reisepass.</p><h2>So geht es</h2><ol><li>Im Konto unter <a href="/user/data/postident">PostIdent</a> den Coupon öffnen und ausdrucken</li><li>Mit Coupon und Ausweis in eine Filiale gehen</li><li>Nach zwei bis drei Werktagen ist Ihre Identität bestätigt</li></ol><h2>Sie können sich nicht mehr anmelden?</h2><p>Dann ist Ihre vorläufige Registrierung abgelaufen. Unser <a href="/contact">Kundendienst</a> schickt Ihnen den Coupon.</p>',
      en: '<p>PostIdent confirms that you are who you say: at an office of Deutsche Post, with your identity card or passport.</p><h2>How it works</h2><ol><li>Open and print the coupon in your account under <a href="/user/data/postident">PostIdent</a></li><li>Take the coupon and your document to a post office</li><li>Your identity is confirmed after two or three working days</li></ol><h2>Can you no longer log in?</h2><p>Your provisional registration has expired. Our <a href="/contact">customer service</a> sends you the coupon.</p>',
    },
  },
];
