/** Remembers what was made for the keys asked for last, at most so many: making is pure, so nothing is lost with the others. */
export const keepNewest = <T>(limit: number) => {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > limit) kept.delete(kept.keys().next().value as string);
    return value;
  };
};
