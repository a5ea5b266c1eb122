/** The ids after one of them was moved to another place. */
export const moveTo = (ids: readonly string[], id: string, to: number): string[] =>
  ids.filter((each) => each !== id).toSpliced(Math.max(0, to), 0, id);

/** The ids after an item was dropped before or after another one. */
export const dropAt = (ids: readonly string[], id: string, target: string, place: 'before' | 'after'): string[] => {
  if (id === target) return [...ids];
  const others = ids.filter((each) => each !== id);
  return moveTo(ids, id, others.indexOf(target) + (place === 'after' ? 1 : 0));
};
