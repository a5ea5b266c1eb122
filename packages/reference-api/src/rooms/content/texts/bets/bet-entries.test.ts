import { wagerTypes } from '@paddock/wagers/types';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../../test/rigs/ask.ts';
import { glossaryIdOf, POOL_ENTRIES } from '../../../../world/day/glossary-id.ts';
import { importedPools } from '../../../../world/importer/wagers.ts';
import { glossaryTexts } from '../glossary.ts';

const NOON = '2026-11-21T12:00:00Z';
const known = new Set([...wagerTypes.flatMap(({ name }) => name), ...importedPools]);

/** The entry of a pool in German, each fact in a line. */
const read = (pool: string, language: 'de' | 'en' = 'de') => {
  const entry = glossaryTexts.find(({ id }) => id === glossaryIdOf(pool));
  const facts = entry?.facts?.().map(({ name, text }) => `${name[language]}: ${text[language]}`) ?? [];
  return [`${entry?.term[language]}: ${entry?.text[language]}`, ...facts].map((line) => line.replaceAll('\u00a0', ' '));
};

describe('the entries of the types of bets', () => {
  test.each([...known])('[CONTENT-11] %s has one, in both languages', (pool) => {
    const entry = glossaryTexts.find(({ id }) => id === glossaryIdOf(pool));
    expect(entry?.category).toBe('bets');
    const words = JSON.stringify(entry);
    expect(words).not.toMatch(/undefined|NaN|null/);
    for (const { name, text } of entry?.facts?.() ?? []) {
      for (const language of ['de', 'en'] as const) {
        expect(name[language]).not.toBe('');
        expect(text[language]).not.toBe('');
      }
    }
  });

  test.each(wagerTypes.flatMap(({ name }) => name))(
    '[CONTENT-11] that of %s has each fact that is asked for',
    (pool) => {
      const names = glossaryTexts
        .find(({ id }) => id === glossaryIdOf(pool))
        ?.facts?.()
        .map(({ name }) => name.en);
      const asked = ['Horses', 'Smallest stake', 'Payout', 'Non-runners', 'Close of betting'];
      expect(names).toEqual(expect.arrayContaining(asked));
    },
  );

  test('[CONTENT-11] none is for an unknown type, and no two are the same', () => {
    expect(Object.keys(POOL_ENTRIES).filter((pool) => !known.has(pool) && pool !== 'MUL')).toEqual([]);
    const ids = Object.values(POOL_ENTRIES);
    expect(new Set(ids).size).toBe(ids.length);
    const terms = glossaryTexts.flatMap(({ term }) => [`de ${term.de}`, `en ${term.en}`]);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test('[CONTENT-11] a pool that only its file names has none', () => {
    expect(glossaryIdOf('第九口奇寶')).toBeUndefined();
    expect(glossaryIdOf('toString')).toBeUndefined();
  });

  test('[CONTENT-11] stakes, shares and rules are those of the wager types, by country where they differ', () => {
    expect(read('WIN')).toEqual([
      'Siegwette: Ihr Pferd muss gewinnen.',
      'Länder: Deutschland, Frankreich, Schweden, Großbritannien, Irland, Südafrika, USA, Kanada',
      'Pferde: 1 Pferd',
      'Mindesteinsatz: Frankreich: 1,50 € je Pferd, mit Jackpot 3,00 €\nandere Länder: 0,50 € je Pferd',
      'Auszahlung: Deutschland, Schweden: 80 % der Einsätze\nFrankreich, Großbritannien: 84 % der Einsätze\nIrland, Südafrika: 82 % der Einsätze\nUSA, Kanada: 83 % der Einsätze',
      'Nichtstarter: Der Einsatz auf einen Nichtstarter wird erstattet.',
      'Annahmeschluss: Start des Rennens',
    ]);
    expect(read('QNP')).toEqual([
      'Quinté+: Ihre Pferde müssen die ersten fünf sein, in richtiger Reihenfolge. In anderer Reihenfolge gewinnen Sie auch, mit niedrigerer Quote. Einen Bonus gibt es für die ersten vier und die ersten drei.',
      'Länder: Frankreich',
      'Pferde: 5 Pferde',
      'Reihenfolge: zählt; für eine andere gibt es weniger',
      'Mindesteinsatz: 2,00 € je Kombination',
      'Auszahlung: 65 % der Einsätze',
      'Nichtstarter: Ein Ersatzpferd rückt nach, wenn Sie eines nennen. Ohne Ersatzpferd: Kombinationen mit einem Nichtstarter werden erstattet.',
      'Annahmeschluss: Start des Rennens',
    ]);
  });

  test.each([
    ['PLC', 'de', 'Deutschland: 2 Plätze, ab 8 Startern im Programm 3 Plätze'],
    ['PLC', 'de', 'in Handicaps ab 16 Startern 4 Plätze'],
    ['SHW', 'en', 'Your horse has to be among the first three.'],
    ['CPL', 'de', 'Ihre zwei Pferde müssen unter den ersten drei sein, in beliebiger Reihenfolge.'],
    ['SWI', 'de', 'Plätze: Großbritannien, Irland, Südafrika: 2 Plätze, ab 6 Startern 3 Plätze'],
    ['GPL', 'de', 'Mindesteinsatz: 6,00 € je Pferd\n'],
    ['V64', 'en', 'with 6, 5 or 4 right'],
    ['MLT', 'de', 'Pferde: 4 bis 7 Pferde'],
    ['MLT', 'en', 'All stakes are refunded if fewer than 8 horses run.'],
    ['JKP', 'de', 'Großbritannien: 1 Pferd in jedem von 6 Rennen\nIrland, Südafrika: 1 Pferd in jedem von 4 Rennen'],
    ['V75', 'de', 'Gewinn: mit 7, 6 oder 5 Richtigen'],
    ['V75', 'de', 'Mindesteinsatz: 0,03 € je Kombination'],
    ['V75', 'en', 'Your first reserve takes the place of a non-runner, else the favourite does.'],
    ['PK6', 'en', 'You win: South Africa: with 6 right\nUSA: with 6 or 5 right'],
    ['PLP', 'en', 'You name a horse that is placed in each race of the series.'],
    ['SUP', 'de', 'Deutschland: Mit einem Nichtstarter rückt das meistgewettete Pferd'],
    ['CGA', 'de', 'eine eigene Quote'],
    ['GPL', 'de', 'Der Einsatz wird zu gleichen Teilen geteilt.'],
    ['ltmWIN', 'de', 'Annahmeschluss: 7 Tage vor dem Start des Rennens'],
    ['MUL3', 'de', 'Pferde: 1 Pferd in jedem von 2 bis 8 Rennen'],
    ['H2H_3_7', 'en', 'The stake is refunded if one of the two does not run.'],
    ['FI4', 'de', 'Angebot: Sie können diese Wette nicht bei uns abgeben.'],
  ] as const)('[CONTENT-11] %s (%s) says: %s', (pool, language, words) => {
    expect(read(pool, language).join('\n')).toContain(words);
  });
});

test('[CONTENT-12] a pool of a race names its entry, which has the facts of the type of bet', async () => {
  const api = createTestApi(NOON);
  const inEnglish = { 'accept-language': 'en' };
  const [next] = (await api.call('getNextRaces')).data;
  const { pools } = (await api.call('getRace', { path: { id: next?.id ?? 0 } })).data;
  const win = pools.find(({ name }) => name === 'WIN');
  const { data } = await api.call('getGlossary', { path: { id: win?.glossary_id ?? 0 }, header: inEnglish });
  expect(data.facts?.map(({ name }) => name)).toContain('Smallest stake');
  const listed = (await api.call('getGlossaries')).data.find(({ id }) => id === win?.glossary_id);
  expect(listed?.facts).toBeUndefined();
  await api.close();
});
