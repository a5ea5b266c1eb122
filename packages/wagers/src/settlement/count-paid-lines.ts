import type { Layout } from '../layout.ts';
import { subsets } from '../listing/ways.ts';
import { horsesOf } from '../non-runners/change-layout.ts';
import type { RemainingBet } from '../non-runners/remaining-bet.ts';
import type { StartNr } from '../wager-type.ts';
import { holdsLine, linesOfSet } from './hold-line.ts';
import type { Pattern, Slot } from './winning-patterns.ts';

/** The places of a pattern, with `ALL` replaced by horses that it does not name. */
function* ordersOf(slots: readonly Slot[], field: readonly StartNr[]): Generator<StartNr[]> {
  const at = slots.indexOf('ALL');
  if (at < 0) {
    yield slots as StartNr[];
    return;
  }
  const free = field.filter((startNr) => !slots.includes(startNr));
  for (const startNr of free) yield* ordersOf(slots.with(at, startNr), free);
}

/** The sets of horses that a pattern pays. */
function* setsOf(slots: readonly Slot[], field: readonly StartNr[]): Generator<StartNr[]> {
  const named = slots.filter((slot) => slot !== 'ALL');
  const others = field.filter((startNr) => !named.includes(startNr));
  for (const more of subsets(others, slots.length - named.length)) yield [...named, ...more];
}

const sumOf = (items: Iterable<readonly StartNr[]>, count: (item: readonly StartNr[]) => number): number => {
  let sum = 0;
  for (const item of items) sum += count(item);
  return sum;
};

const setKey = (horses: readonly StartNr[]) => horses.toSorted((a, b) => a - b).join();

/**
 * Returns a counter of the lines that a pattern pays, each line once over all patterns. All orders
 * of the same horses are counted in one step.
 */
export const createLineCounter = (layout: Layout): ((pattern: Pattern) => number) => {
  const [field = []] = horsesOf(layout);
  const counted = { sets: new Set<string>(), lines: new Set<string>(), linesOf: new Map<string, number>() };
  const countOrder = (line: readonly StartNr[]): number => {
    const key = setKey(line);
    if (counted.sets.has(key) || counted.lines.has(line.join()) || !holdsLine(layout, line)) return 0;
    counted.lines.add(line.join());
    counted.linesOf.set(key, (counted.linesOf.get(key) ?? 0) + 1);
    return 1;
  };
  const countSet = (horses: readonly StartNr[]): number => {
    const key = setKey(horses);
    if (counted.sets.has(key)) return 0;
    counted.sets.add(key);
    return linesOfSet(layout, horses) - (counted.linesOf.get(key) ?? 0);
  };
  return ({ slots, ordered }) =>
    ordered ? sumOf(ordersOf(slots, field), countOrder) : sumOf(setsOf(slots, field), countSet);
};

/** Every order that puts the missing horses among the others. */
const interleaved = (short: readonly StartNr[], missing: readonly StartNr[]): StartNr[][] =>
  missing.reduce<StartNr[][]>(
    (lines, one) =>
      lines.flatMap((line) => Array.from({ length: line.length + 1 }, (_, at) => line.toSpliced(at, 0, one))),
    [[...short]],
  );

/** Counts lines that lost `count` horses and closed up; these may have been at any place. */
export const countShortened = ({ bet, missing }: RemainingBet, { slots, ordered }: Pattern, count: number): number => {
  const ran = (horsesOf(bet)[0] ?? []).filter((startNr) => !missing.includes(startNr));
  const withMissing = (short: readonly StartNr[], lost: readonly StartNr[]) =>
    ordered
      ? interleaved(short, lost).filter((line) => holdsLine(bet, line)).length
      : linesOfSet(bet, [...short, ...lost]);
  return sumOf(ordered ? ordersOf(slots, ran) : setsOf(slots, ran), (short) =>
    sumOf(subsets(missing, count), (lost) => withMissing(short, lost)),
  );
};
