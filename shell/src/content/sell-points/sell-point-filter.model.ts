import type { SellPoint } from './sell-points.queries.ts';

/** core §5: this category means all. */
export const ALL_CATEGORIES = -1;

export interface SellPointFilter {
  /** Searched in name, address or city, ignoring case; empty for all. */
  phrase: string;
  /** Id of a category, or {@link ALL_CATEGORIES}. */
  category: number;
  /** The first digits of the zip; empty for all. */
  zip: string;
}

/** The sell points that match a filter, sorted by zip (core §5). */
export function filterSellPoints(
  points: readonly SellPoint[],
  { phrase, category, zip }: SellPointFilter,
): SellPoint[] {
  return points
    .filter((point) => hasPhrase(point, phrase) && isOfCategory(point, category) && hasZip(point, zip))
    .sort((a, b) => (a.zip < b.zip ? -1 : a.zip > b.zip ? 1 : 0));
}

function hasPhrase({ name, address, city }: SellPoint, phrase: string): boolean {
  const wanted = phrase.trim().toLowerCase();
  return [name, address, city].some((text) => text.toLowerCase().includes(wanted));
}

const isOfCategory = ({ categories }: SellPoint, category: number): boolean =>
  category === ALL_CATEGORIES || categories.some(({ id }) => id === category);

/** Compares digit by digit: a shorter zip never matches a longer input. */
const hasZip = (point: SellPoint, zip: string): boolean => point.zip.startsWith(zip.trim());
