import type { Layout } from '../layout.ts';
import type { DroppedLine, Line } from '../line.ts';
import type { Startnr } from '../wager-type.ts';
import { oneOfEach, permutations, subsets } from './ways.ts';

type Combination = Pick<Line, 'kind' | 'horses'> | Pick<DroppedLine, 'kind' | 'horses' | 'reason'>;

const line = (horses: Line['horses']): Combination => ({ kind: 'line', horses });

/** Places the fixed bankers, and fills the free places with the others in the given order. */
const place = (nailed: readonly (Startnr | undefined)[], others: readonly Startnr[]): Startnr[] => {
  let next = 0;
  return Array.from(nailed, (startnr) => startnr ?? (others[next++] as Startnr));
};

function* combined({ named, bankers, others, orders }: Extract<Layout, { kind: 'combined' }>): Generator<Combination> {
  const nailed: (Startnr | undefined)[] = Array.from({ length: named });
  for (const banker of bankers) if (banker.place !== null) nailed[banker.place - 1] = banker.startnr;
  const floating = bankers.filter((banker) => banker.place === null).map(({ startnr }) => startnr);
  for (const chosen of subsets(others, named - bankers.length)) {
    const free = [...floating, ...chosen];
    if (orders === 'one') yield line(place(nailed, free));
    else for (const order of permutations(free)) yield line(place(nailed, order));
  }
}

/** The first order of a set that the lists allow: that order is the line. */
const firstWay = (lists: readonly (readonly Startnr[])[], horses: readonly Startnr[]): Startnr[] | null => {
  const [list, ...others] = lists;
  if (!list) return [];
  for (const startnr of list) {
    if (!horses.includes(startnr)) continue;
    const rest = firstWay(
      others,
      horses.filter((other) => other !== startnr),
    );
    if (rest) return [startnr, ...rest];
  }
  return null;
};

function* onPlaces({ places, ranked }: Extract<Layout, { kind: 'places' }>): Generator<Combination> {
  for (const horses of oneOfEach(places)) {
    if (new Set(horses).size < horses.length) yield { kind: 'dropped', horses, reason: 'horse-twice' };
    else if (!ranked && firstWay(places, horses)?.some((startnr, at) => startnr !== horses[at]))
      yield { kind: 'dropped', horses, reason: 'same-set' };
    else yield line(horses);
  }
}

function* system({ legs, folds }: Extract<Layout, { kind: 'system' }>): Generator<Combination> {
  for (const fold of folds) {
    for (const inFold of subsets([...legs.keys()], fold)) {
      const lists = legs.map((leg, at) => (inFold.includes(at) ? leg : [null]));
      for (const horses of oneOfEach<Startnr | null>(lists)) yield line(horses);
    }
  }
}

function* combinationsOf(layout: Layout): Generator<Combination> {
  switch (layout.kind) {
    case 'singles':
      for (const startnr of layout.horses) yield line([startnr]);
      return;
    case 'combined':
      yield* combined(layout);
      return;
    case 'places':
      yield* onPlaces(layout);
      return;
    case 'legs':
      for (const horses of oneOfEach(layout.legs)) yield line(horses);
      return;
    case 'system':
      yield* system(layout);
      return;
    case 'spot':
  }
}

/**
 * Yields a ticket's combinations pool by pool, dropped ones included, always in the same order.
 * Lazy: a caller can stop in the middle of a full V75. A SpOt ticket has none before it is filled.
 */
export function* listLines({
  layout,
  pools,
}: {
  layout: Layout;
  pools: readonly string[];
}): Generator<Line | DroppedLine> {
  for (const pool of pools) for (const combination of combinationsOf(layout)) yield { ...combination, pool };
}
