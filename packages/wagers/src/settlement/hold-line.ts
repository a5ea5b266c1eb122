import { countLines } from '../counting/count-lines.ts';
import type { Layout } from '../layout.ts';
import { horsesOf, without } from '../non-runners/change-layout.ts';
import type { Startnr } from '../wager-type.ts';

type Combined = Extract<Layout, { kind: 'combined' }>;
type Line = readonly Startnr[];

/** Number of horses in a line of a bet on one race. */
const namedIn = (layout: Layout): number => {
  if (layout.kind === 'combined') return layout.named;
  return layout.kind === 'places' ? layout.places.length : 1;
};

/**
 * Number of lines of a bet on one race with exactly these horses: the number of their orders on the
 * ticket if order counts, else one or none. @param horses different ones
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
  // In written order: floating bankers, then the others.
  const floating = bankers.filter(({ place }) => place === null).map(({ startnr }) => startnr);
  const written = [...floating, ...others];
  const ranks = line.map((startnr) => written.indexOf(startnr)).filter((rank) => rank >= 0);
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] as number));
};

/**
 * Whether an ordered combination is a line of a bet on one race. Only for pools where order counts.
 * @param line different horses
 */
export const holdsLine = (layout: Layout, line: Line): boolean => {
  if (layout.kind === 'places') {
    return line.length === layout.places.length && line.every((startnr, at) => layout.places[at]?.includes(startnr));
  }
  return layout.kind === 'combined' && linesOfSet(layout, line) > 0 && holdsOrder(layout, line);
};
