/**
 * A horse in a dead heat counts as finishing in any position of the dead heat (Ohio Admin. Code
 * 3769-13-23 (F); the French arrêté of 13 September 1985, art. 40.3, says the same). So a
 * combination wins if it wins under at least one way to break the tie. Two horses that share the
 * last paid place never win together.
 */

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All choices of `size` items, in the order of the items. */
export const choose = <T>(items: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]];
  if (size >= items.length) return size === items.length ? [[...items]] : [];
  return items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
};

/** Every possible order of the first `count` horses; shorter if fewer finished. */
export const firstInOrder = (order: readonly (readonly number[])[], count: number): number[][] => {
  const [group, ...rest] = order;
  if (!group || count <= 0) return [[]];
  const heads = choose(group, Math.min(count, group.length)).flatMap(permutations);
  return heads.flatMap((head) => firstInOrder(rest, count - group.length).map((tail) => [...head, ...tail]));
};

/** Every set of horses that can be the first `count`. */
export const firstInAnyOrder = (order: readonly (readonly number[])[], count: number): number[][] => {
  const [group, ...rest] = order;
  if (!group || count <= 0) return [[]];
  return choose(group, Math.min(count, group.length)).flatMap((head) =>
    firstInAnyOrder(rest, count - group.length).map((tail) => [...head, ...tail]),
  );
};
