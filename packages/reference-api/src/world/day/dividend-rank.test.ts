import { expect, test } from 'vitest';
import { rankOfLabel } from './dividend-rank.ts';

test.each([
  [null, { kind: 'main' }],
  ['Simple placé', { kind: 'main' }],
  ['Quinté+ Ordre', { kind: 'main' }],
  ['Quinté+ Désordre', { kind: 'any-order' }],
  ['e-Tiercé Désordre', { kind: 'any-order' }],
  ['Bonus 4sur5', { kind: 'bonus', horses: 4, among: 5 }],
  ['Bonus 4', { kind: 'bonus', horses: 4 }],
  ['Bonus 3', { kind: 'bonus', horses: 3 }],
  ['Bonus', { kind: 'bonus', horses: 3 }],
  ['Tirelire', { kind: 'tirelire' }],
  ['Mini Multi en 5', { kind: 'multi', horses: 5 }],
  ['6/7', { kind: 'legs', right: 6 }],
  ['anyOrder', { kind: 'any-order' }],
  // PMU, règlement des paris hippiques en ligne of 1 November 2021, e-Pick5.
  ['e-Pick5 1 NP', { kind: 'main' }],
  ['Trio 2 NP', { kind: 'main' }],
  ['Couplé gagnant 1 NP', { kind: 'main' }],
  ['np1', { kind: 'main' }],
])('[IMPORTER-9] the label %s names its dividend', (label, rank) => {
  expect(rankOfLabel(label)).toEqual(rank);
});

test.each(['Tirelire n° 1234', 'Quinté+ Ordre 1 NP', 'consolation'])(
  '[IMPORTER-10] the label %s is not guessed',
  (label) => {
    expect(rankOfLabel(label)).toBeNull();
  },
);
