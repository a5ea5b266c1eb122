import type { StartNr } from '../wager-type.ts';
import { choose } from './choose.ts';

type Lists = readonly (readonly StartNr[])[];

/**
 * Maps a set of lists (a bit each) to the number of horses that are in exactly these lists. Such
 * horses are interchangeable.
 */
const classesOf = (lists: Lists): Map<number, number> => {
  const masks = new Map<StartNr, number>();
  lists.forEach((list, place) => {
    for (const startNr of list) masks.set(startNr, (masks.get(startNr) ?? 0) | (1 << place));
  });
  const classes = new Map<number, number>();
  for (const mask of masks.values()) classes.set(mask, (classes.get(mask) ?? 0) + 1);
  return classes;
};

/**
 * Counts the ways to take a different horse from each list, in order. The product of the lengths
 * includes ways with one horse in two places; inclusion-exclusion removes them. Takes 3^places
 * steps for any lists.
 */
export const countInOrder = (lists: Lists): number => {
  const classes = [...classesOf(lists)];
  const all = (1 << lists.length) - 1;
  // Per set of places: the horses in all its lists, times the signed number of ways to tie these
  // places.
  const tied = Array.from({ length: all + 1 }, (_, set) => {
    const shared = classes.reduce((sum, [mask, horses]) => sum + ((mask & set) === set ? horses : 0), 0);
    let weight = 1;
    for (let rest = set & (set - 1), at = 1; rest > 0; rest &= rest - 1, at += 1) weight *= -at;
    return shared * weight;
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

/**
 * The sets of places that can be filled with one more horse, given the sets filled before. One bit
 * per set.
 */
const withHorse = (filled: number, mask: number): number =>
  without.reduce((after, sets, place) => ((mask >> place) & 1 ? after | ((filled & sets) << (1 << place)) : after), 0);

/**
 * Counts the sets of horses that fill the places, one from each list, in any order. For each class
 * it tracks the sets of places that can be filled, and the number of choices for each.
 * @param lists at most five: the sets of five places are the bits of one number
 */
export const countSets = (lists: Lists): number => {
  const places = lists.length;
  let ways = new Map([[1, 1]]);
  for (const [mask, horses] of classesOf(lists)) {
    const next = new Map<number, number>();
    for (const [filled, choices] of ways) {
      let state = filled;
      for (let taken = 0; state !== 0 && taken <= horses; taken += 1) {
        next.set(state, (next.get(state) ?? 0) + choices * choose(horses, taken));
        state = withHorse(state, mask);
      }
    }
    ways = next;
  }
  return ways.get(1 << ((1 << places) - 1)) ?? 0;
};
