import type { components } from '@paddock/api';
import type { Localized } from '../../../server/localized.ts';
import { type BetEntry, betEntries } from './bets/bet-entries.ts';

type Category = components['schemas']['GlossaryCategory'];

export interface GlossaryText {
  id: number;
  category: Category;
  term: Localized;
  text: Localized;
  facts?: BetEntry['facts'];
}

/** A term and its meaning. */
type Words = readonly [term: string, text: string];

const entry = (id: number, category: Category, { de, en }: Record<'de' | 'en', Words>): GlossaryText => ({
  id,
  category,
  term: { de: de[0], en: en[0] },
  text: { de: de[1], en: en[1] },
});

/** Ids are permanent: pages link to them. */
export const glossaryTexts: readonly GlossaryText[] = [
  entry(1, 'racing', {
    de: ['Renntag', 'Alle Rennen einer Rennbahn an einem Tag.'],
    en: ['Meeting', 'All races of one track on one day.'],
  }),
  entry(2, 'racing', {
    de: ['Trab', 'Rennen im Trab, meist mit Sulky. Wer galoppiert, kann disqualifiziert werden.'],
    en: ['Trot', 'Races at a trot, mostly with a sulky. A horse that gallops may be disqualified.'],
  }),
  entry(3, 'racing', {
    de: ['Galopp', 'Rennen unter dem Reiter, flach oder über Hindernisse.'],
    en: ['Gallop', 'Races under a jockey, on the flat or over jumps.'],
  }),
  entry(4, 'racing', {
    de: ['Startnummer', 'Nummer, unter der ein Pferd läuft und gewettet wird.'],
    en: ['Saddle-cloth number', 'The number under which a horse runs and is bet on.'],
  }),
  entry(5, 'racing', {
    de: ['Startbox', 'Platz in der Startmaschine. Innen ist der Weg kürzer.'],
    en: ['Draw', 'The stall of the starting gate. The way is shorter on the inside.'],
  }),
  entry(6, 'racing', {
    de: ['Autostart', 'Fliegender Start im Trab hinter einem Wagen mit Flügeln.'],
    en: ['Mobile start', 'Flying start of a trot behind a car with wings.'],
  }),
  entry(7, 'racing', {
    de: ['Bänderstart', 'Start im Trab hinter Bändern, aus der Volte heraus, oft mit Zulagen in der Distanz.'],
    en: ['Volt start', 'Start of a trot out of a turn, often with distance handicaps.'],
  }),
  entry(8, 'racing', {
    de: ['Nichtstarter', 'Gemeldetes Pferd, das nicht läuft. Einsätze werden nach den Regeln der Wettart erstattet.'],
    en: ['Non-runner', 'A declared horse that does not run. Stakes are refunded by the rules of the bet.'],
  }),
  entry(9, 'racing', {
    de: ['Reiterwechsel', 'Ein anderer Reiter oder Fahrer als gemeldet.'],
    en: ['Rider change', 'Another jockey or driver than declared.'],
  }),
  entry(10, 'racing', {
    de: ['Formen', 'Die letzten Platzierungen eines Pferdes, die neueste zuerst.'],
    en: ['Form', "A horse's latest finishes, newest first."],
  }),
  entry(11, 'racing', {
    de: ['Boden', 'Zustand des Geläufs, von fest bis schwer.'],
    en: ['Going', 'The state of the ground, from firm to heavy.'],
  }),
  entry(12, 'racing', {
    de: ['GAG', 'Generalausgleichsgewicht: die amtliche Einschätzung eines Galoppers in Kilogramm.'],
    en: ['Rating', 'The official assessment of a horse, from which weights are made.'],
  }),
  entry(13, 'racing', {
    de: ['Scheuklappen', 'Begrenzen das Blickfeld, damit ein Pferd nur nach vorn sieht.'],
    en: ['Blinkers', 'Narrow the field of view, so that a horse looks ahead.'],
  }),
  entry(14, 'racing', {
    de: [
      'Vorläufiges Ergebnis',
      'Einlauf kurz nach dem Ziel. Er kann sich noch ändern: Bitte bewahren Sie Ihren Wettschein auf.',
    ],
    en: ['Provisional result', 'The order just after the finish. It may still change: please keep your ticket.'],
  }),
  entry(15, 'racing', {
    de: ['Amtliches Ergebnis', 'Endgültiger Richterspruch. Die Quoten stehen fest, Wetten werden abgerechnet.'],
    en: ['Official result', 'The final verdict. Dividends are fixed and bets are settled.'],
  }),
  entry(16, 'racing', {
    de: [
      'Totes Rennen',
      'Zwei oder mehr Pferde erreichen das Ziel gleichzeitig. Jeder Ausgang wird ausgezahlt, mit geteilter Quote.',
    ],
    en: ['Dead heat', 'Two or more horses finish together. Each outcome is paid, at a shared dividend.'],
  }),
  entry(17, 'betting', {
    de: [
      'Totalisator',
      'Alle Einsätze einer Wettart bilden einen Topf. Nach einem Abzug wird er unter den Gewinnern verteilt.',
    ],
    en: ['Tote', 'All stakes on a bet form a pool. After a deduction it is shared among the winners.'],
  }),
  entry(18, 'betting', {
    de: [
      'Eventualquote',
      'Was ein Treffer nach dem jetzigen Stand des Topfes einbringen würde. Sie ändert sich bis zum Start.',
    ],
    en: ['Probable price', 'What a win would pay as the pool stands now. It changes until the off.'],
  }),
  entry(19, 'betting', {
    de: ['Festkurs', 'Quote, die bei der Abgabe vereinbart wird und sich nicht mehr ändert.'],
    en: ['Fixed odds', 'A price that is agreed with the bet and changes no more.'],
  }),
  entry(20, 'betting', {
    de: ['Morgenline', 'Erste Schätzung der Quoten, bevor gewettet wird.'],
    en: ['Morning line', 'First estimated prices before betting begins.'],
  }),
  entry(21, 'betting', {
    de: ['Grundeinsatz', 'Einsatz für eine Kombination. Die Zahl der Kombinationen mal Grundeinsatz ergibt den Preis.'],
    en: ['Unit stake', 'The stake for one combination. Combinations times unit stake is the price.'],
  }),
  entry(22, 'betting', {
    de: ['Kombination', 'Eine Auswahl von Pferden, mit der ein Schein gewinnen kann.'],
    en: ['Combination', 'One line of horses that can win together.'],
  }),
  entry(23, 'betting', {
    de: ['Bankpferd', 'Ein Pferd, das in jeder Kombination des Scheins steht.'],
    en: ['Banker', 'A horse that stands in every combination of the ticket.'],
  }),
  entry(24, 'betting', {
    de: [
      'Alle Reihenfolgen',
      'Die gewählten Pferde werden in jeder Reihenfolge gespielt. Drei Pferde in der Dreierwette ergeben sechs Kombinationen.',
    ],
    en: ['Boxed', 'The chosen horses are played in every order. Three horses in a trifecta make six combinations.'],
  }),
  entry(25, 'betting', {
    de: ['Feld', 'Alle übrigen Starter eines Rennens, im Schein als X.'],
    en: ['Field', 'All other runners of a race, X on the ticket.'],
  }),
  entry(26, 'betting', {
    de: ['Ersatzpferd', 'Rückt nach, wenn ein gewähltes Pferd nicht läuft. Es kostet nichts.'],
    en: ['Reserve', 'Steps in when a chosen horse does not run. It costs nothing.'],
  }),
  entry(27, 'betting', {
    de: ['Flexi-Wette', 'Sie zahlen einen Anteil des Einsatzes und erhalten denselben Anteil des Gewinns.'],
    en: ['Flexi bet', 'You pay a share of the stake and get the same share of the winnings.'],
  }),
  entry(28, 'betting', {
    de: ['Quicktipp', 'Das System wählt die Pferde für Sie.'],
    en: ['Quick pick', 'The system picks the horses for you.'],
  }),
  entry(29, 'betting', {
    de: ['Jackpot', 'Betrag aus einem früheren Topf, den niemand gewonnen hat.'],
    en: ['Jackpot', 'An amount carried over from an earlier pool that nobody won.'],
  }),
  entry(30, 'betting', {
    de: ['Teamwette', 'Mehrere spielen ein großes System zusammen. Der Gewinn wird nach Anteilen verteilt.'],
    en: ['Team bet', 'Several players share a large system. Winnings are split by share.'],
  }),
  entry(31, 'betting', {
    de: ['Wettannahmeschluss', 'Der Start des Rennens. Danach wird keine Wette mehr angenommen.'],
    en: ['Close of betting', 'The off of the race. No bet is taken after it.'],
  }),
  ...betEntries.map((bet): GlossaryText => ({ ...bet, category: 'bets' })),
  entry(40, 'bets', {
    de: ['V-Wette', 'Die Sieger mehrerer Rennen, aus Schweden: V4, V5, V75, V85, V86.'],
    en: ['V bet', 'The winners of several races, from Sweden: V4, V5, V75, V85, V86.'],
  }),
  entry(42, 'account', {
    de: [
      'Einzahlungslimit',
      'Höchstbetrag Ihrer Einzahlungen je Tag, Woche oder Monat. Ein höheres Limit gilt erst nach sieben Tagen.',
    ],
    en: ['Deposit limit', 'The most you deposit per day, week or month. A higher limit holds only after seven days.'],
  }),
  entry(43, 'account', {
    de: [
      'LUGAS',
      'Länderübergreifendes Glücksspielaufsichtssystem. Es überwacht das Einzahlungslimit bei allen Anbietern.',
    ],
    en: ['LUGAS', 'The system of the German states that watches the deposit limit over all operators.'],
  }),
  entry(44, 'account', {
    de: ['Wartezeit', 'Nach dem Ende Ihrer Aktivität vergehen fünf Minuten, bis Sie wieder wetten können.'],
    en: ['Waiting time', 'Five minutes pass after the end of your activity before you can bet again.'],
  }),
  entry(45, 'account', {
    de: ['Realitätscheck', 'Zeigt Ihnen in Abständen, wie lange Sie spielen und was Sie eingesetzt haben.'],
    en: ['Reality check', 'Shows you from time to time how long you have played and what you staked.'],
  }),
  entry(46, 'account', {
    de: ['Selbstsperre', 'Sperrt Sie für mindestens 90 Tage. Sie lässt sich nicht vorzeitig aufheben.'],
    en: ['Self-exclusion', 'Excludes you for at least 90 days. It cannot be ended early.'],
  }),
  entry(47, 'account', {
    de: [
      'Wettstars',
      'Treuepunkte: einer für jeden vollen Euro einer abgerechneten Wette. Ein Wettstar ist einen Cent wert.',
    ],
    en: ['Wettstars', 'Loyalty points: one for each full euro of a settled bet. A wettstar is worth one cent.'],
  }),
  entry(48, 'account', {
    de: ['Gutschein', 'Ein Bonus, den Sie annehmen oder ablehnen. Nach Ablauf verfällt er.'],
    en: ['Voucher', 'A bonus that you accept or decline. It lapses after its end.'],
  }),
];
