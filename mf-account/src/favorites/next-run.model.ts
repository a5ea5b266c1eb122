import type { Favorite } from './favorites.queries.ts';

const startOf = ({ nextRace }: Favorite): number =>
  nextRace ? Date.parse(nextRace.postTime) : Number.POSITIVE_INFINITY;

/** The next to run first, then by name. */
export const byNextRun = (favorites: readonly Favorite[]): Favorite[] =>
  favorites.toSorted((a, b) => {
    const [first, second] = [startOf(a), startOf(b)];
    return first === second ? a.name.localeCompare(b.name) : first - second;
  });
