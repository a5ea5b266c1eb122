import type { StartNr } from '../wager-type.ts';
import { choose } from './choose.ts';

type Lists = readonly (readonly StartNr[])[];

/**
 * Per set of lists (a bit each): the number of horses that are in exactly these lists. Such horses
 * are interchangeable.
 */
const classesOf = (lists: Lists): number[] => {
  const masks = new Map<StartNr, number>();
  lists.forEach((list, place) => {
    for (const startNr of list) masks.set(startNr, (masks.get(startNr) ?? 0) | (1 << place));
  });
  const classes = Array<number>(1 << lists.length).fill(0);
  for (const mask of masks.values()) classes[mask] = (classes[mask] as number) + 1;
  return classes;
};

/**
 * Counts the ways to take a different horse from each list, in order. The product of the lengths
 * includes ways with one horse in two places; inclusion-exclusion removes them. Takes 3^places
 * steps for any lists.
 */
export const countInOrder = (lists: Lists): number => {
  const all = (1 << lists.length) - 1;
  // Per set of places: the horses in all its lists, and perhaps in others.
  const shared = classesOf(lists);
  for (let place = 1; place <= all; place <<= 1) {
    for (let set = 0; set <= all; set += 1) {
      if (!(set & place)) shared[set] = (shared[set] as number) + (shared[set | place] as number);
    }
  }
  // The same, times the signed number of ways to tie these places.
  const tied = shared.map((horses, set) => {
    let weight = 1;
    for (let rest = set & (set - 1), at = 1; rest > 0; rest &= rest - 1, at += 1) weight *= -at;
    return horses * weight;
  });
  const ways = [1];
  for (let set = 1; set <= all; set += 1) {
    const lowest = set & -set;
    let sum = 0;
    // Every subset with the lowest place is one possible tie of that place.
    for (let rest = set ^ lowest, others = rest; ; others = (others - 1) & rest) {
      sum += (tied[lowest | others] as number) * (ways[rest ^ others] as number);
      if (others === 0) break;
    }
    ways[set] = sum;
  }
  return ways[all] as number;
};

/** Masks over the 32 sets of five places: the sets without the first, the second, … place. */
const without = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff] as const;

/** No family: the horses cannot fill as many places. */
const NONE = -1;

/** A family of sets of places that some horses can fill. */
interface Family {
  /** A bit per set of places. */
  readonly sets: number;
  /** By class of the horse: the number of the family with one more horse, as far as known. */
  readonly withHorse: number[];
}

/**
 * The families that were met. The first is that of no horse, which fills the empty set. There are
 * 406 for five places.
 */
const families: Family[] = [{ sets: 1, withHorse: [] }];
const numberOf = new Map([
  [0, NONE],
  [1, 0],
]);

/** The number of the family that a horse in these lists makes of another. */
const addHorse = (number: number, mask: number): number => {
  const { sets, withHorse } = families[number] as Family;
  const known = withHorse[mask];
  if (known !== undefined) return known;
  const more = without.reduce(
    (after, others, place) => ((mask >> place) & 1 ? after | ((sets & others) << (1 << place)) : after),
    0,
  );
  const after = numberOf.get(more) ?? families.push({ sets: more, withHorse: [] }) - 1;
  numberOf.set(more, after);
  withHorse[mask] = after;
  return after;
};

/**
 * Counts the sets of horses that fill the places, one from each list, in any order. For each class
 * it tracks the sets of places that can be filled, and the number of choices for each: the memory
 * of families makes that a look-up.
 * @param lists at most five: the sets of five places are the bits of one number
 */
export const countSets = (lists: Lists): number => {
  const classes = classesOf(lists);
  let ways = [1];
  // Horses in many lists first: fewer families are met.
  for (let mask = classes.length - 1; mask > 0; mask -= 1) {
    const horses = classes[mask] as number;
    if (horses === 0) continue;
    const next = ways.slice();
    for (let filled = 0; filled < ways.length; filled += 1) {
      const choices = ways[filled];
      if (choices === undefined) continue;
      let family = addHorse(filled, mask);
      for (let taken = 1; taken <= horses && family !== NONE; taken += 1) {
        next[family] = (next[family] ?? 0) + choices * choose(horses, taken);
        family = addHorse(family, mask);
      }
    }
    ways = next;
  }
  const all = numberOf.get(1 << ((1 << lists.length) - 1));
  return all === undefined ? 0 : (ways[all] ?? 0);
};
