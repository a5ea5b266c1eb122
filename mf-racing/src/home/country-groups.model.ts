/** The items of one country, in their original order. */
export interface CountryGroup<T> {
  country: string;
  items: T[];
}

/** Groups items by country, in the order of each country's first item. */
export function groupByCountry<T extends { country: string }>(items: T[]): CountryGroup<T>[] {
  const groups = Map.groupBy(items, ({ country }) => country);
  return [...groups].map(([country, items]) => ({ country, items }));
}
