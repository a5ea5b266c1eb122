/** Choices of `count` items in lexical order. */
export function* subsets<Item>(items: readonly Item[], count: number, from = 0): Generator<Item[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - count; at += 1) {
    for (const rest of subsets(items, count - 1, at + 1)) yield [items[at] as Item, ...rest];
  }
}

/** All orders of the items, the given one first. */
export function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const [at, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(at, 1))) yield [item, ...rest];
  }
}

/** One item of each list; the last list varies fastest. */
export function* oneOfEach<Item>(lists: readonly (readonly Item[])[]): Generator<Item[]> {
  const [list, ...others] = lists;
  if (!list) {
    yield [];
    return;
  }
  for (const item of list) for (const rest of oneOfEach(others)) yield [item, ...rest];
}
