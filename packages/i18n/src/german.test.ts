import { describe, expect, test } from 'vitest';
import { findWrongWords } from './check-locales.ts';

const wordsOf = (text: string): string[] => findWrongWords(text).map(({ kind, word }) => `${kind} ${word}`);

describe('[LCHECK-8] a German text addresses customers with "Sie"', () => {
  test.each([
    'du',
    'Du',
    'dich',
    'dir',
    'dein',
    'Deine',
    'deinem',
    'deinen',
    'deiner',
    'deines',
    'euch',
    'euer',
    'eure',
    'euren',
  ])('not with "%s"', (word) => {
    expect(wordsOf(`Hier steht ${word}, mitten im Satz.`)).toEqual([`informal ${word}`]);
  });

  test.each([
    'Ihre Daten und Ihr Konto',
    'Das Rad dreht sich, Dubai, Dirndl, Deindl, Europa, teuer',
    'Prix du Jockey Club',
    'Hallo {{du}}, siehe <dein>hier</dein> und $t(euer.text)',
  ])('and words that look alike are none: %s', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});

describe('[LCHECK-9] a German text has its umlauts', () => {
  test.each(['Laenge', 'Gebuehr', 'moeglich', 'Uebersicht', 'Oeffnen', 'Aenderung', 'ausfuellen', 'HAEUSER', 'fuer'])(
    'not %s',
    (word) => {
      expect(wordsOf(`Das ist ${word}.`)).toEqual([`no-umlaut ${word}`]);
    },
  );

  test.each([
    'Länge, Gebühr, möglich, Übersicht',
    'aktuelle Steuer, neue Dauer, treue Frauen, genaue Quelle, quer, bequem, Silhouette',
    'zuerst individuell, manuell, eventuell, virtuell; Israel, Michael, Soest, Itzehoe, Goethe',
    'ein Duell mit Poesie, Koeffizienten und Influenza, soeben aus der Statue',
    '{{value}} von <blue>Blau</blue>, https://value.example/goes und info@goes.example',
    'unter <a href="/page/tueren">Türen</a>, /does/not/matter',
  ])('and these are right: %s', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
