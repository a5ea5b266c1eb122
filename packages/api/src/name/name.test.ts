import { isName } from '@paddock/api/name';
import { expect, test } from 'vitest';

test.each([
  'Erika',
  'Groß-Jäger',
  "D'Angelo",
  'O’Neill',
  'von der Heide',
  'J. R.',
  'Łukasz',
  'Søren',
  'Đorđe',
  'Kjær',
  'Þór',
  'Guðrún',
  'Yıldız',
  'Œuvrard',
  'Nguyễn',
  'Ștefănescu',
  'Əliyev',
  'WEIẞ',
  'Mu\u0308ller',
])('[NAME-1] %s is a name', (text) => {
  expect(isName(text)).toBe(true);
});

test.each(['\u0415rika', 'Εrika', '爱丽', 'R2D2', 'Erika!', 'Erika\tMaria', '\u0251nna', '--', '.'])(
  '[NAME-1] %j is no name',
  (text) => {
    expect(isName(text)).toBe(false);
  },
);
