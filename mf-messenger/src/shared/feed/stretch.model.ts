/**
 * A part of a list without gaps, newest first, each id once. The list grows at its newer end, and
 * ids grow with time.
 */
export interface Stretch<Item extends { id: number }> {
  items: readonly Item[];
  /** False once it contains the oldest item of the list. */
  hasOlder: boolean;
}

/** The maximum number of items, so that a panel that is open for days does not fill the memory. */
export const MAX_ITEMS = 5_000;

/** The first page (second spec §4: index). A page that is not full is the whole list. */
export const indexOf = <Item extends { id: number }>(page: readonly Item[], perPage: number): Stretch<Item> => ({
  items: page,
  hasOlder: page.length >= perPage,
});

/** The items after a refresh that began with `known` (second spec §4: prepend newer). */
export const withNewer = <Item extends { id: number }>(known: Stretch<Item>, page: readonly Item[]): Stretch<Item> =>
  page.length === 0 ? known : { ...known, items: [...page, ...known.items] };

/** The items after a load of older ones that began with `known` (second spec §4: append). */
export const withOlder = <Item extends { id: number }>(
  known: Stretch<Item>,
  page: readonly Item[],
  perPage: number,
): Stretch<Item> => ({ items: [...page, ...known.items], hasOlder: page.length >= perPage });

/**
 * Joins two stretches. Each is gapless, so answers may arrive late, twice or in any order. If the
 * two do not touch, the newer one is kept: both would leave a gap.
 */
export function join<Item extends { id: number }>(
  before: Stretch<Item> | undefined,
  after: Stretch<Item>,
): Stretch<Item> {
  if (!before || before === after) return trimmed(sorted(after));
  const [a, b] = [sorted(before), sorted(after)];
  const [newestOfA, newestOfB] = [a.items[0], b.items[0]];
  if (!newestOfA) return trimmed(b);
  if (!newestOfB) return trimmed(a);
  const [oldestOfA, oldestOfB] = [a.items.at(-1) as Item, b.items.at(-1) as Item];
  if (newestOfA.id < oldestOfB.id) return trimmed(b);
  if (newestOfB.id < oldestOfA.id) return trimmed(a);
  const hasOlder =
    oldestOfA.id === oldestOfB.id ? a.hasOlder && b.hasOlder : oldestOfA.id < oldestOfB.id ? a.hasOlder : b.hasOlder;
  return trimmed(sorted({ items: [...b.items, ...a.items], hasOlder }));
}

/**
 * Newest first, each id once: of two items with the same id, the first is kept, which was read
 * later.
 */
function sorted<Item extends { id: number }>(stretch: Stretch<Item>): Stretch<Item> {
  const { items, hasOlder } = stretch;
  if (items.every(({ id }, at) => at === 0 || id < (items[at - 1] as Item).id)) return stretch;
  const byId = new Map(items.toReversed().map((item) => [item.id, item]));
  return { items: [...byId.values()].sort((a, b) => b.id - a.id), hasOlder };
}

const trimmed = <Item extends { id: number }>(stretch: Stretch<Item>): Stretch<Item> =>
  stretch.items.length <= MAX_ITEMS ? stretch : { items: stretch.items.slice(0, MAX_ITEMS), hasOlder: true };
