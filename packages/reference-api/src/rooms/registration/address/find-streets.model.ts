import type { Street } from './streets.ts';

/** Suggestions at most. */
const LIMIT = 10;

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const lower = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').replaceAll('str.', 'strasse');

/** Accepts usual spellings: `koeln` or `koln` for `Köln`, `strasse` or `str.` for `Straße`. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => withoutMarks(lower(text).replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
  (text) => withoutMarks(lower(text)),
];

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export const textOf = ({ street, zip, city }: Street): string => `${street}, ${zip} ${city}`;

/** Finds streets in which each typed word begins a word, by street and city. */
export type FindStreets = (text: string, country?: string) => Street[];

/** Prepares the search in a list. Countries are ISO 3166 alpha-3; undefined is all. */
export const createFindStreets = (streets: readonly Street[]): FindStreets => {
  const entries = streets
    .toSorted((a, b) => a.street.localeCompare(b.street, 'de') || a.city.localeCompare(b.city, 'de'))
    .map((street) => ({ street, words: spellings.flatMap((spell) => wordsOf(spell(textOf(street)))) }));
  return (text, country) => {
    const typed = spellings.map((spell) => wordsOf(spell(text))).filter((words) => words.length > 0);
    const isFound = ({ street, words }: (typeof entries)[number]) =>
      (country === undefined || street.country === country) &&
      typed.some((beginnings) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))));
    return entries
      .filter(isFound)
      .slice(0, LIMIT)
      .map(({ street }) => street);
  };
};
