import type { Layout } from '../layout.ts';
import { subsets } from '../listing/ways.ts';
import { horsesOf } from '../non-runners/change-layout.ts';
import type { RemainingBet } from '../non-runners/remaining-bet.ts';
import type { Startnr } from '../wager-type.ts';
import { holdsLine, linesOfSet } from './hold-line.ts';
import type { Pattern, Slot } from './winning-patterns.ts';

/** The places of a pattern, with `ALL` replaced by horses that it does not name. */
function* ordersOf(slots: readonly Slot[], field: readonly Startnr[]): Generator<Startnr[]> {
  const at = slots.indexOf('ALL');
  if (at < 0) {
    yield slots as Startnr[];
    return;
  }
  const free = field.filter((startnr) => !slots.includes(startnr));
  for (const startnr of free) yield* ordersOf(slots.with(at, startnr), free);
}

/** The sets of horses that a pattern pays. */
function* setsOf(slots: readonly Slot[], field: readonly Startnr[]): Generator<Startnr[]> {
  const named = slots.filter((slot) => slot !== 'ALL');
  const others = field.filter((startnr) => !named.includes(startnr));
  for (const more of subsets(others, slots.length - named.length)) yield [...named, ...more];
}

const sumOf = (items: Iterable<readonly Startnr[]>, count: (item: readonly Startnr[]) => number): number => {
  let sum = 0;
  for (const item of items) sum += count(item);
  return sum;
};

const setKey = (horses: readonly Startnr[]) => horses.toSorted((a, b) => a - b).join();

/**
 * Returns a counter of the lines that a pattern pays, each line once over all patterns. All orders
 * of the same horses are counted in one step.
 */
export const createLineCounter = (layout: Layout): ((pattern: Pattern) => number) => {
  const [field = []] = horsesOf(layout);
  const counted = { sets: new Set<string>(), lines: new Set<string>(), linesOf: new Map<string, number>() };
  const countOrder = (line: readonly Startnr[]): number => {
    const key = setKey(line);
    if (counted.sets.has(key) || counted.lines.has(line.join()) || !holdsLine(layout, line)) return 0;
    counted.lines.add(line.join());
    counted.linesOf.set(key, (counted.linesOf.get(key) ?? 0) + 1);
    return 1;
  };
  const countSet = (horses: readonly Startnr[]): number => {
    const key = setKey(horses);
    if (counted.sets.has(key)) return 0;
    counted.sets.add(key);
    return linesOfSet(layout, horses) - (counted.linesOf.get(key) ?? 0);
  };
  return ({ slots, ordered }) =>
    ordered ? sumOf(ordersOf(slots, field), countOrder) : sumOf(setsOf(slots, field), countSet);
};

/** Every order that puts the missing horses among the others. */
const interleaved = (short: readonly Startnr[], missing: readonly Startnr[]): Startnr[][] =>
  missing.reduce<Startnr[][]>(
    (lines, one) =>
      lines.flatMap((line) => Array.from({ length: line.length + 1 }, (_, at) => line.toSpliced(at, 0, one))),
    [[...short]],
  );

/** Counts lines that lost `count` horses and closed up; these may have been at any place. */
export const countShortened = ({ bet, missing }: RemainingBet, { slots, ordered }: Pattern, count: number): number => {
  const ran = (horsesOf(bet)[0] ?? []).filter((startnr) => !missing.includes(startnr));
  const withMissing = (short: readonly Startnr[], lost: readonly Startnr[]) =>
    ordered
      ? interleaved(short, lost).filter((line) => holdsLine(bet, line)).length
      : linesOfSet(bet, [...short, ...lost]);
  return sumOf(ordered ? ordersOf(slots, ran) : setsOf(slots, ran), (short) =>
    sumOf(subsets(missing, count), (lost) => withMissing(short, lost)),
  );
};
