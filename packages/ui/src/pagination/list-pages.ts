/** A page number, or a gap of at least two pages. */
export type PageSlot = number | 'gap';

/** Number of slots, gaps included. It is constant, so that no link moves under the finger. */
const SLOTS = 7;
const BESIDE_END = SLOTS - 2;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** The first, the last and the pages around the current one: `1 … 4 5 6 … 20`. */
export function listPages(page: number, pages: number): PageSlot[] {
  if (pages <= SLOTS) return range(1, pages);
  if (page < BESIDE_END) return [...range(1, BESIDE_END), 'gap', pages];
  if (page > pages - BESIDE_END + 1) return [1, 'gap', ...range(pages - BESIDE_END + 1, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
