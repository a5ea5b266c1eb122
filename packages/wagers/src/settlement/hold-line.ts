import { countLines } from '../counting/count-lines.ts';
import type { Layout } from '../layout.ts';
import { horsesOf, without } from '../non-runners/change-layout.ts';
import type { StartNr } from '../wager-type.ts';

type Combined = Extract<Layout, { kind: 'combined' }>;
type Line = readonly StartNr[];

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
  if (!horses.every((startNr) => own.includes(startNr))) return 0;
  const these = without(layout, (_leg, startNr) => !horses.includes(startNr));
  return these ? countLines(these).lines : 0;
};

const holdsOrder = ({ bankers, others, orders }: Combined, line: Line): boolean => {
  const nailed = bankers.filter(({ place }) => place !== null);
  if (!nailed.every(({ startNr, place }) => line[(place as number) - 1] === startNr)) return false;
  if (orders === 'all') return true;
  // In written order: floating bankers, then the others.
  const floating = bankers.filter(({ place }) => place === null).map(({ startNr }) => startNr);
  const written = [...floating, ...others];
  const ranks = line.map((startNr) => written.indexOf(startNr)).filter((rank) => rank >= 0);
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] as number));
};

/**
 * Whether an ordered combination is a line of a bet on one race. Only for pools where order counts.
 * @param line different horses
 */
export const holdsLine = (layout: Layout, line: Line): boolean => {
  if (layout.kind === 'places') {
    return line.length === layout.places.length && line.every((startNr, at) => layout.places[at]?.includes(startNr));
  }
  return layout.kind === 'combined' && linesOfSet(layout, line) > 0 && holdsOrder(layout, line);
};
