/** Adds an entry as the newest, and drops the oldest ones above `most`. Returns `value`. */
export const keepNewest = <T>(map: Map<string, T>, most: number, key: string, value: T): T => {
  map.delete(key);
  const [oldest] = map.keys();
  if (map.size >= most && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
  return value;
};
