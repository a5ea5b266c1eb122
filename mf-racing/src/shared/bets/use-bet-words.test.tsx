import { showPiece } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { remoteWithTexts as remote } from '../../testing/remote-with-texts.ts';
import { useBetWords } from './use-bet-words.ts';

function Words({ line }: { line: string }) {
  return <p>{useBetWords()(line).join(' · ')}</p>;
}

const wordsOf = async (line: string, locale: 'de' | 'en' = 'de') => {
  const { unmount } = await showPiece('mf-racing', remote, <Words line={line} />, { locale });
  const words = (await screen.findByText(/./, { selector: 'p' })).textContent?.replaceAll('\u00a0', ' ');
  unmount();
  return words;
};

test.each([
  ['DEU-WIN singles 3,7 stake 200', 'Sieg · Nr. 3, 7 · Einsatz 2,00 € je Kombination'],
  ['DEU-H2H:H2H_3_7 singles 3 stake 200', 'Head-to-Head 3 – 7 · Nr. 3 · Einsatz 2,00 € je Kombination'],
  ['DEU-TRI straight 3,7,1 stake 50', 'Dreierwette · Kombination 3 – 7 – 1 · Einsatz 0,50 € je Kombination'],
  [
    'DEU-TRI boxed* ALL stake 50',
    'Dreierwette · Kombiniert alle Starter · in allen Reihenfolgen · Einsatz 0,50 € je Kombination',
  ],
  [
    'FRA-QNP bankers* 3@1,7 with X reserves 14 flexi 50 stake 200',
    'Quinté+ · Bank 3 auf Platz 1, 7, dazu alle übrigen · in allen Reihenfolgen · Ersatz 14 · Flexi 50 % · Einsatz 2,00 € je Kombination',
  ],
  [
    'DEU-EXA places 3,7/ALL stake 100',
    'Zweierwette · Platz 1: 3, 7; Platz 2: alle Starter · Einsatz 1,00 € je Kombination',
  ],
  [
    'SWE-V75:V64 legs 3/1,2 reserves 5/- stake 50',
    'V64 · Rennen 1: 3; Rennen 2: 1, 2 · Ersatz Rennen 1: 5 · Einsatz 0,50 € je Kombination',
  ],
  [
    'GBR-MUL3 system 2,3 of 1/2/3 stake 100',
    'Kombiwette über 3 Rennen · Rennen 1: 1; Rennen 2: 2; Rennen 3: 3 · System 2, 3 aus 3 · Einsatz 1,00 € je Kombination',
  ],
  [
    'GBR-MUL2 legs 1/2 placed 1,2 stake 100',
    'Kombiwette über 2 Rennen · Rennen 1: 1; Rennen 2: 2 · auf Platz in Rennen 1, 2 · Einsatz 1,00 € je Kombination',
  ],
  [
    'FRA-MLT boxed 1,2,3,4,5 multi 5 jackpot stake 300',
    'Multi · Kombiniert 1, 2, 3, 4, 5 · Multi zu 5 · mit Jackpot · Einsatz 3,00 € je Kombination',
  ],
  ['FRA-QNP spot 8 with 3,7 stake 200', 'Quinté+ · SpOt mit 8 Pferden · eigene 3, 7 · Einsatz 2,00 € je Kombination'],
  ['FRA-QNP spot 8 with - stake 200', 'Quinté+ · SpOt mit 8 Pferden · Einsatz 2,00 € je Kombination'],
])('[RECEIPT-2] %s is said in words', async (line, words) => {
  expect(await wordsOf(line)).toBe(words);
});

test('[RECEIPT-2] the words are those of the page', async () => {
  expect(await wordsOf('DEU-WIN singles 3,7 stake 200', 'en')).toBe('Win · no. 3, 7 · stake €2.00 per combination');
});

test('[RECEIPT-2] a line that cannot be read stays as it is', async () => {
  expect(await wordsOf('DEU-WIN someday 3')).toBe('DEU-WIN someday 3');
});
