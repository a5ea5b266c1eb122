/** A cache of the last used keys. Values are pure, so evicting one loses nothing. */
export const memoiseNewest = <T>(limit: number) => {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > limit) kept.delete(kept.keys().next().value as string);
    return value;
  };
};
