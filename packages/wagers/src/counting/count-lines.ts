import type { Layout } from '../layout.ts';
import { choose, factorial, waysByFold } from './choose.ts';
import { countInOrder, countSets } from './count-places.ts';

/** How many combinations there are, in one pool. */
export interface Count {
  /** What multiplying the lists gives. */
  readonly written: number;
  /** Of these, with a horse in two places. */
  readonly horseTwice: number;
  /** Of these, the horses of another one whose order does not count. */
  readonly sameSet: number;
  /** What is left, and costs. */
  readonly lines: number;
}

const withoutDrops = (lines: number): Count => ({ written: lines, horseTwice: 0, sameSet: 0, lines });

const product = (lengths: readonly number[]) => lengths.reduce((all, length) => all * length, 1);

const countPlaces = ({ places, ranked }: Extract<Layout, { kind: 'places' }>): Count => {
  const written = product(places.map(({ length }) => length));
  const inOrder = countInOrder(places);
  const lines = ranked ? inOrder : countSets(places);
  return { written, horseTwice: written - inOrder, sameSet: inOrder - lines, lines };
};

/**
 * Counts distinct combinations by arithmetic, never by making them: the time depends on how many horses are written, not on how many
 * combinations they are. Exact below 2^53; beyond, at least that.
 */
export const countLines = (layout: Layout): Count => {
  switch (layout.kind) {
    case 'singles':
      return withoutDrops(layout.horses.length);
    case 'combined': {
      const { named, bankers, others, orders } = layout;
      const sets = choose(others.length, named - bankers.length);
      // Who is not nailed to a place takes the free ones in every order.
      const free = named - bankers.filter(({ place }) => place !== null).length;
      return withoutDrops(orders === 'all' ? sets * factorial(free) : sets);
    }
    case 'places':
      return countPlaces(layout);
    case 'legs':
      return withoutDrops(product(layout.legs.map(({ length }) => length)));
    case 'system': {
      const ways = waysByFold(layout.legs.map(({ length }) => length));
      return withoutDrops(layout.folds.reduce((sum, fold) => sum + (ways[fold] ?? 0), 0));
    }
    case 'spot':
      return withoutDrops(choose(layout.size, layout.named));
  }
};
