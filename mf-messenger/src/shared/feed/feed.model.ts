/** An item of a feed; the first of each day has its date. */
export interface FeedRow<Item> {
  item: Item;
  /** The text of the day; null below the first item of a day. */
  day: string | null;
}

/** The id of the element that names an item's article. */
export const labelOf = (id: number): string => `feed-${id}`;

/** The rows of a feed, newest first, with a date where the day changes. */
export function rowsOf<Item>(items: readonly Item[], dayOf: (item: Item) => string): FeedRow<Item>[] {
  let last: string | null = null;
  return items.map((item) => {
    const day = dayOf(item);
    const row = { item, day: day === last ? null : day };
    last = day;
    return row;
  });
}
