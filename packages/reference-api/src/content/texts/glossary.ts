import type { components } from '@paddock/api';
import type { Localized } from '../localized.ts';

type Category = components['schemas']['GlossaryCategory'];

export interface GlossaryText {
  id: number;
  category: Category;
  term: Localized;
  text: Localized;
}

const entry = (id: number, category: Category, de: [string, string], en: [string, string]): GlossaryText => ({
  id,
  category,
  term: { de: de[0], en: en[0] },
  text: { de: de[1], en: en[1] },
});

/** Each entry: term and text in German, then in English. Ids are kept: pages link to them. */
export const glossaryTexts: readonly GlossaryText[] = [
  entry(
    1,
    'racing',
    ['Renntag', 'Alle Rennen einer Rennbahn an einem Tag.'],
    ['Meeting', 'All races of one track on one day.'],
  ),
  entry(
    2,
    'racing',
    ['Trab', 'Rennen im Trab, meist mit Sulky. Wer galoppiert, kann disqualifiziert werden.'],
    ['Trot', 'Races at a trot, mostly with a sulky. A horse that gallops may be disqualified.'],
  ),
  entry(
    3,
    'racing',
    ['Galopp', 'Rennen unter dem Reiter, flach oder über Hindernisse.'],
    ['Gallop', 'Races under a jockey, on the flat or over jumps.'],
  ),
  entry(
    4,
    'racing',
    ['Startnummer', 'Nummer, unter der ein Pferd läuft und gewettet wird.'],
    ['Saddle-cloth number', 'The number under which a horse runs and is bet on.'],
  ),
  entry(
    5,
    'racing',
    ['Startbox', 'Platz in der Startmaschine. Innen ist der Weg kürzer.'],
    ['Draw', 'The stall of the starting gate. The way is shorter on the inside.'],
  ),
  entry(
    6,
    'racing',
    ['Autostart', 'Fliegender Start im Trab hinter einem Wagen mit Flügeln.'],
    ['Mobile start', 'Flying start of a trot behind a car with wings.'],
  ),
  entry(
    7,
    'racing',
    ['Bandenstart', 'Start im Trab aus der Drehung, oft mit Zulagen in der Distanz.'],
    ['Volt start', 'Start of a trot out of a turn, often with distance handicaps.'],
  ),
  entry(
    8,
    'racing',
    ['Nichtstarter', 'Gemeldetes Pferd, das nicht läuft. Einsätze werden nach den Regeln der Wettart erstattet.'],
    ['Non-runner', 'A declared horse that does not run. Stakes are refunded by the rules of the bet.'],
  ),
  entry(
    9,
    'racing',
    ['Reiterwechsel', 'Ein anderer Reiter oder Fahrer als gemeldet.'],
    ['Rider change', 'Another jockey or driver than declared.'],
  ),
  entry(
    10,
    'racing',
    ['Formen', 'Die letzten Platzierungen eines Pferdes, die neueste zuerst.'],
    ['Form', "A horse's latest finishes, newest first."],
  ),
  entry(
    11,
    'racing',
    ['Geläuf', 'Zustand des Bodens, von fest bis schwer.'],
    ['Going', 'The state of the ground, from firm to heavy.'],
  ),
  entry(
    12,
    'racing',
    ['GAG', 'Generalausgleichsgewicht: die amtliche Einschätzung eines Galoppers in Kilogramm.'],
    ['Rating', 'The official assessment of a horse, from which weights are made.'],
  ),
  entry(
    13,
    'racing',
    ['Scheuklappen', 'Begrenzen das Blickfeld, damit ein Pferd nach vorn sieht.'],
    ['Blinkers', 'Narrow the field of view, so that a horse looks ahead.'],
  ),
  entry(
    14,
    'racing',
    [
      'Vorläufiges Ergebnis',
      'Einlauf kurz nach dem Ziel. Er kann sich noch ändern: Bitte bewahren Sie Ihren Wettschein auf.',
    ],
    ['Provisional result', 'The order just after the finish. It may still change: please keep your ticket.'],
  ),
  entry(
    15,
    'racing',
    ['Amtliches Ergebnis', 'Endgültiger Richterspruch. Die Quoten stehen fest, Wetten werden abgerechnet.'],
    ['Official result', 'The final verdict. Dividends are fixed and bets are settled.'],
  ),
  entry(
    16,
    'racing',
    [
      'Totes Rennen',
      'Zwei oder mehr Pferde erreichen das Ziel gleichzeitig. Jeder Ausgang wird ausgezahlt, mit geteilter Quote.',
    ],
    ['Dead heat', 'Two or more horses finish together. Each outcome is paid, at a shared dividend.'],
  ),
  entry(
    17,
    'betting',
    [
      'Totalisator',
      'Alle Einsätze einer Wettart bilden einen Topf. Nach einem Abzug wird er unter den Gewinnern verteilt.',
    ],
    ['Tote', 'All stakes on a bet form a pool. After a deduction it is shared among the winners.'],
  ),
  entry(
    18,
    'betting',
    ['Eventualquote', 'Was ein Treffer nach dem jetzigen Stand des Topfes zahlte. Sie ändert sich bis zum Start.'],
    ['Probable price', 'What a win would pay as the pool stands now. It changes until the off.'],
  ),
  entry(
    19,
    'betting',
    ['Festkurs', 'Quote, die bei der Abgabe vereinbart wird und sich nicht mehr ändert.'],
    ['Fixed odds', 'A price that is agreed with the bet and changes no more.'],
  ),
  entry(
    20,
    'betting',
    ['Morgenline', 'Erste geschätzte Quoten vor dem Wettgeschehen.'],
    ['Morning line', 'First estimated prices before betting begins.'],
  ),
  entry(
    21,
    'betting',
    ['Grundeinsatz', 'Einsatz für eine Kombination. Kombinationen mal Grundeinsatz ergibt den Preis.'],
    ['Unit stake', 'The stake for one combination. Combinations times unit stake is the price.'],
  ),
  entry(
    22,
    'betting',
    ['Kombination', 'Eine Reihe von Pferden, die zusammen gewinnen kann.'],
    ['Combination', 'One line of horses that can win together.'],
  ),
  entry(
    23,
    'betting',
    ['Bankpferd', 'Ein Pferd, das in jeder Kombination des Scheins steht.'],
    ['Banker', 'A horse that stands in every combination of the ticket.'],
  ),
  entry(
    24,
    'betting',
    [
      'Alle Reihenfolgen',
      'Die gewählten Pferde werden in jeder Reihenfolge gespielt. Drei Pferde in der Dreierwette ergeben sechs Kombinationen.',
    ],
    ['Boxed', 'The chosen horses are played in every order. Three horses in a trifecta make six combinations.'],
  ),
  entry(
    25,
    'betting',
    ['Feld', 'Alle übrigen Starter eines Rennens, im Schein als X.'],
    ['Field', 'All other runners of a race, X on the ticket.'],
  ),
  entry(
    26,
    'betting',
    ['Ersatzpferd', 'Rückt nach, wenn ein gewähltes Pferd nicht läuft. Es kostet nichts.'],
    ['Reserve', 'Steps in when a chosen horse does not run. It costs nothing.'],
  ),
  entry(
    27,
    'betting',
    ['Flexi-Wette', 'Sie zahlen einen Anteil des Einsatzes und erhalten denselben Anteil des Gewinns.'],
    ['Flexi bet', 'You pay a share of the stake and get the same share of the winnings.'],
  ),
  entry(
    28,
    'betting',
    ['Quicktipp', 'Das System wählt die Pferde für Sie.'],
    ['Quick pick', 'The system picks the horses for you.'],
  ),
  entry(
    29,
    'betting',
    ['Jackpot', 'Betrag, der aus einem früheren Topf übertragen wurde, weil niemand richtig lag.'],
    ['Jackpot', 'An amount carried over from an earlier pool that nobody won.'],
  ),
  entry(
    30,
    'betting',
    ['Teamwette', 'Mehrere spielen ein großes System zusammen. Der Gewinn wird nach Anteilen verteilt.'],
    ['Team bet', 'Several players share a large system. Winnings are split by share.'],
  ),
  entry(
    31,
    'betting',
    ['Wettannahmeschluss', 'Der Start des Rennens. Danach wird keine Wette mehr angenommen.'],
    ['Close of betting', 'The off of the race. No bet is taken after it.'],
  ),
  entry(32, 'bets', ['Siegwette', 'Ihr Pferd muss gewinnen.'], ['Win', 'Your horse has to win.']),
  entry(
    33,
    'bets',
    ['Platzwette', 'Ihr Pferd muss sich platzieren. Wie viele Plätze zählen, hängt von der Zahl der Starter ab.'],
    ['Place', 'Your horse has to be placed. How many places count depends on the number of runners.'],
  ),
  entry(
    34,
    'bets',
    ['Zweierwette', 'Die ersten zwei Pferde in richtiger Reihenfolge.'],
    ['Exacta', 'The first two horses in the right order.'],
  ),
  entry(
    35,
    'bets',
    ['Dreierwette', 'Die ersten drei Pferde in richtiger Reihenfolge.'],
    ['Trifecta', 'The first three horses in the right order.'],
  ),
  entry(
    36,
    'bets',
    ['Viererwette', 'Die ersten vier Pferde in richtiger Reihenfolge.'],
    ['Superfecta', 'The first four horses in the right order.'],
  ),
  entry(
    37,
    'bets',
    ['Platz-Zwilling', 'Zwei Pferde unter den ersten drei, in beliebiger Reihenfolge.'],
    ['Swinger', 'Two horses among the first three, in any order.'],
  ),
  entry(
    38,
    'bets',
    ['2 aus 4', 'Zwei Pferde unter den ersten vier.'],
    ['Two of four', 'Two horses among the first four.'],
  ),
  entry(
    39,
    'bets',
    [
      'Multi',
      'Die ersten vier müssen unter Ihren vier bis sieben Pferden sein. Der Preis ist immer gleich, die Quote sinkt mit jedem Pferd.',
    ],
    [
      'Multi',
      'The first four have to be among your four to seven horses. The price is always the same, the dividend falls with each horse.',
    ],
  ),
  entry(
    40,
    'bets',
    ['V-Wette', 'Die Sieger mehrerer Rennen, aus Schweden: V4, V5, V75, V85, V86.'],
    ['V bet', 'The winners of several races, from Sweden: V4, V5, V75, V85, V86.'],
  ),
  entry(
    41,
    'bets',
    ['Head-to-Head', 'Welches von zwei Pferden kommt vor dem anderen ins Ziel?'],
    ['Head-to-head', 'Which of two horses finishes before the other?'],
  ),
  entry(
    42,
    'account',
    [
      'Einzahlungslimit',
      'Höchstbetrag Ihrer Einzahlungen je Tag, Woche oder Monat. Ein höheres Limit gilt erst nach sieben Tagen.',
    ],
    ['Deposit limit', 'The most you deposit per day, week or month. A higher limit holds only after seven days.'],
  ),
  entry(
    43,
    'account',
    ['LUGAS', 'Länderübergreifendes System, das das Einzahlungslimit über alle Anbieter überwacht.'],
    ['LUGAS', 'The system of the German states that watches the deposit limit over all operators.'],
  ),
  entry(
    44,
    'account',
    ['Wartezeit', 'Nach dem Ende Ihrer Aktivität vergehen fünf Minuten, bis Sie wieder wetten können.'],
    ['Waiting time', 'Five minutes pass after the end of your activity before you can bet again.'],
  ),
  entry(
    45,
    'account',
    ['Realitätscheck', 'Zeigt Ihnen in Abständen, wie lange Sie spielen und was Sie eingesetzt haben.'],
    ['Reality check', 'Shows you from time to time how long you have played and what you staked.'],
  ),
  entry(
    46,
    'account',
    ['Selbstsperre', 'Sperrt Sie für mindestens 90 Tage. Sie lässt sich nicht vorzeitig aufheben.'],
    ['Self-exclusion', 'Excludes you for at least 90 days. It cannot be ended early.'],
  ),
  entry(
    47,
    'account',
    [
      'Wettstars',
      'Treuepunkte: einer für jeden vollen Euro einer abgerechneten Wette. Ein Wettstar ist einen Cent wert.',
    ],
    ['Wettstars', 'Loyalty points: one for each full euro of a settled bet. A wettstar is worth one cent.'],
  ),
  entry(
    48,
    'account',
    ['Gutschein', 'Ein Bonus, den Sie annehmen oder ablehnen. Nach Ablauf verfällt er.'],
    ['Voucher', 'A bonus that you accept or decline. It lapses after its end.'],
  ),
];
