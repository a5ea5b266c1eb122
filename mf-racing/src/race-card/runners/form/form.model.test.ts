import { expect, test } from 'vitest';
import { meanPlace, newestFigures, parseForm } from './form.model.ts';

test.each([
  ['1-3-0-P', [1, 3, 10, 'P']],
  ['1a3aDa', [1, 3, 'D']],
  ['3m4m(24)7m5m2m1mDm(23)8m', [3, 4, 7, 5, 2, 1, 'D', 8]],
  ['Da9m5a4aDa', ['D', 9, 5, 4, 'D']],
  ['7aDa0aDaDaDa(24)6a2a7a', [7, 'D', 10, 'D', 'D', 'D', 6, 2, 7]],
  ['1', [1]],
  ['', null],
  ['first; third', null],
])('[RUNNERS-24] the form %s is %j', (form, figures) => {
  expect(parseForm(form)).toEqual(figures);
});

test('[RUNNERS-24] the newest five count', () => {
  expect(newestFigures('3m4m(24)7m5m2m1mDm(23)8m')).toEqual([3, 4, 7, 5, 2]);
});

test.each([
  ['1-3-2', 2],
  ['1aDa', 5.5],
  ['1-1-1-1-1-9', 1],
  [null, null],
  ['?', null],
])('[RUNNERS-27] the form %s has the mean place %j', (form, place) => {
  expect(meanPlace(form)).toBe(place);
});
