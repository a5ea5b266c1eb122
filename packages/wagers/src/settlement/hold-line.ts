import { countLines } from '../counting/count-lines.ts';
import type { Layout } from '../layout.ts';
import { horsesOf, without } from '../non-runners/change-layout.ts';
import type { Startnr } from '../wager-type.ts';

type Combined = Extract<Layout, { kind: 'combined' }>;
type Line = readonly Startnr[];

/** How many horses a line of a bet on one race names. */
const namedIn = (layout: Layout): number => {
  if (layout.kind === 'combined') return layout.named;
  return layout.kind === 'places' ? layout.places.length : 1;
};

/**
 * How many lines of a bet on one race name exactly these horses: where their order counts as many as there are orders of them on the
 * ticket, elsewhere one or none. @param horses different ones
 */
export const linesOfSet = (layout: Layout, horses: Line): number => {
  if (horses.length !== namedIn(layout)) return 0;
  const [own = []] = horsesOf(layout);
  if (!horses.every((startnr) => own.includes(startnr))) return 0;
  const these = without(layout, (_leg, startnr) => !horses.includes(startnr));
  return these ? countLines(these).lines : 0;
};

const holdsOrder = ({ bankers, others, orders }: Combined, line: Line): boolean => {
  const nailed = bankers.filter(({ place }) => place !== null);
  if (!nailed.every(({ startnr, place }) => line[(place as number) - 1] === startnr)) return false;
  if (orders === 'all') return true;
  // In the order written: floating bankers, then the others.
  const floating = bankers.filter(({ place }) => place === null).map(({ startnr }) => startnr);
  const written = [...floating, ...others];
  const ranks = line.map((startnr) => written.indexOf(startnr)).filter((rank) => rank >= 0);
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] as number));
};

/** Whether a combination in its order is a line of a bet on one race where the order counts. @param line different horses */
export const holdsLine = (layout: Layout, line: Line): boolean => {
  if (layout.kind === 'places') {
    return line.length === layout.places.length && line.every((startnr, at) => layout.places[at]?.includes(startnr));
  }
  return layout.kind === 'combined' && linesOfSet(layout, line) > 0 && holdsOrder(layout, line);
};
