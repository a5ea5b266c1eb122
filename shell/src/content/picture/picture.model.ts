/** The subjects of our own drawings. */
export type Motif = 'horse' | 'track' | 'post' | 'ticket' | 'cup' | 'silks' | 'book';

/** By category of the shop: at the races, books, clothing, experiences. */
const OF_CATEGORY: Record<number, Motif> = { 1: 'post', 2: 'book', 3: 'silks', 4: 'ticket' };

const OF_NEWS = { news: ['track', 'horse', 'post'], bonus: ['cup', 'ticket'] } as const satisfies Record<
  string,
  Motif[]
>;

/** The motif of a product's category; the cup for an unknown one. */
export const motifOfProduct = ({ categoryId }: { categoryId: number }): Motif => OF_CATEGORY[categoryId] ?? 'cup';

/** The motif of a piece of news: always the same for one piece, and neighbours differ. */
export function motifOfNews(kind: keyof typeof OF_NEWS, id: number): Motif {
  const motifs: readonly Motif[] = OF_NEWS[kind];
  return motifs[id % motifs.length] ?? 'horse';
}
