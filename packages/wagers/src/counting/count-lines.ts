import type { Layout } from '../layout.ts';
import { choose, factorial, waysByFold } from './choose.ts';
import { countInOrder, countSets } from './count-places.ts';

/** Combinations of a ticket in one pool. */
export interface Count {
  /** The product of the list lengths. */
  readonly written: number;
  /** Of these: combinations with a horse in two places. */
  readonly horseTwice: number;
  /** Of these: repeated sets of horses in a pool without order. */
  readonly sameSet: number;
  /** The remaining combinations; only these are paid for. */
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
 * Counts distinct combinations by arithmetic. The time depends on the number of horses written, not
 * on the number of combinations. Exact below 2^53; a lower bound beyond.
 */
export const countLines = (layout: Layout): Count => {
  switch (layout.kind) {
    case 'singles':
      return withoutDrops(layout.horses.length);
    case 'combined': {
      const { named, bankers, others, orders } = layout;
      const sets = choose(others.length, named - bankers.length);
      // Horses without a fixed place take the free places in every order.
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
