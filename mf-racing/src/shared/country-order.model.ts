/** The position of each country in lists, by code. */
export type CountryPositions = Readonly<Record<string, number>>;

/** For a country without a position (core §3: Preferences). */
const UNKNOWN_POSITION = 99;
/** Pools over several races come after all countries (core §3: Preferences). */
const POOLS_POSITION = 9999;

export const positionOf = (country: string, positions: CountryPositions): number =>
  positions[country] ?? (country === 'pools' ? POOLS_POSITION : UNKNOWN_POSITION);

/** Sorts by country. Items of one country, or of unknown countries, keep their order. */
export const inCountryOrder = <T extends { country: string }>(items: T[], positions: CountryPositions): T[] =>
  items.toSorted((a, b) => positionOf(a.country, positions) - positionOf(b.country, positions));
