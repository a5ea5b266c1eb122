/** Random numbers that depend only on their seed words. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in random order; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return h >>> 0;
};

/**
 * Random numbers of one thing: `createRandom(seed, date, 'meeting', 3)`; mulberry32 over FNV-1a.
 */
export const createRandom = (...words: (string | number)[]): Random => {
  let state = hash(words.join('|'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number],
    sample: (list, count) => {
      // Draws without replacement, without copying the list.
      const drawn: number[] = [];
      const sampled: (typeof list)[number][] = [];
      while (sampled.length < Math.min(count, list.length)) {
        let index = integer(0, list.length - drawn.length - 1);
        let at = 0;
        for (; at < drawn.length && (drawn[at] as number) <= index; at += 1) index += 1;
        drawn.splice(at, 0, index);
        sampled.push(list[index] as (typeof list)[number]);
      }
      return sampled;
    },
  };
};
