import type { Layout } from '../layout.ts';
import type { DroppedLine, Line } from '../line.ts';
import type { StartNr } from '../wager-type.ts';
import { oneOfEach, permutations, subsets } from './ways.ts';

type Combination = Pick<Line, 'kind' | 'horses'> | Pick<DroppedLine, 'kind' | 'horses' | 'reason'>;

const line = (horses: Line['horses']): Combination => ({ kind: 'line', horses });

/** Places the fixed bankers, and fills the free places with the others in the given order. */
const place = (nailed: readonly (StartNr | undefined)[], others: readonly StartNr[]): StartNr[] => {
  let next = 0;
  return Array.from(nailed, (startNr) => startNr ?? (others[next++] as StartNr));
};

function* combined({ named, bankers, others, orders }: Extract<Layout, { kind: 'combined' }>): Generator<Combination> {
  const nailed: (StartNr | undefined)[] = Array.from({ length: named });
  for (const banker of bankers) if (banker.place !== null) nailed[banker.place - 1] = banker.startNr;
  const floating = bankers.filter((banker) => banker.place === null).map(({ startNr }) => startNr);
  for (const chosen of subsets(others, named - bankers.length)) {
    const free = [...floating, ...chosen];
    if (orders === 'one') yield line(place(nailed, free));
    else for (const order of permutations(free)) yield line(place(nailed, order));
  }
}

/** The first order of a set that the lists allow: that order is the line. */
const firstWay = (lists: readonly (readonly StartNr[])[], horses: readonly StartNr[]): StartNr[] | null => {
  const [list, ...others] = lists;
  if (!list) return [];
  for (const startNr of list) {
    if (!horses.includes(startNr)) continue;
    const rest = firstWay(
      others,
      horses.filter((other) => other !== startNr),
    );
    if (rest) return [startNr, ...rest];
  }
  return null;
};

function* onPlaces({ places, ranked }: Extract<Layout, { kind: 'places' }>): Generator<Combination> {
  for (const horses of oneOfEach(places)) {
    if (new Set(horses).size < horses.length) yield { kind: 'dropped', horses, reason: 'horse-twice' };
    else if (!ranked && firstWay(places, horses)?.some((startNr, at) => startNr !== horses[at]))
      yield { kind: 'dropped', horses, reason: 'same-set' };
    else yield line(horses);
  }
}

function* system({ legs, folds }: Extract<Layout, { kind: 'system' }>): Generator<Combination> {
  for (const fold of folds) {
    for (const inFold of subsets([...legs.keys()], fold)) {
      const lists = legs.map((leg, at) => (inFold.includes(at) ? leg : [null]));
      for (const horses of oneOfEach<StartNr | null>(lists)) yield line(horses);
    }
  }
}

function* combinationsOf(layout: Layout): Generator<Combination> {
  switch (layout.kind) {
    case 'singles':
      for (const startNr of layout.horses) yield line([startNr]);
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
