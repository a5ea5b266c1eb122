/** What is listed of one country, in the order in which it came. */
export interface CountryGroup<T> {
  country: string;
  items: T[];
}

/** Groups by country. A country stands where its first item stood. */
export function groupByCountry<T extends { country: string }>(items: T[]): CountryGroup<T>[] {
  const groups = Map.groupBy(items, ({ country }) => country);
  return [...groups].map(([country, items]) => ({ country, items }));
}
