import { expect, test } from 'vitest';
import { piecesOfForm } from './form-text.model.ts';

test.each([
  ['1a 2a 0a', ['1a ', '2a ', '0a']],
  ['1a3aDa', ['1a', '3a', 'Da']],
  ['3m4m(24)7m', ['3m', '4m', '(24)', '7m']],
  ['1-3-2-5', ['1-', '3-', '2-', '5']],
  ['Neuling', ['Neuling']],
  ['', []],
])('[HORSE-10] a line ends between the figures of the form "%s", and in none', (form, pieces) => {
  expect(piecesOfForm(form)).toEqual(pieces);
});

test.each(['', '0', '--', 'a', '(24', '1a  2a', 'Neuling', '1. Platz / 2.'])(
  '[HORSE-10] the notation "%s" loses no sign',
  (form) => expect(piecesOfForm(form).join('')).toBe(form),
);
