/**
 * An LRU cache of at most `maxBytes`. Concurrent loads of one key share one read. Failures are not
 * cached.
 */
export interface ByteCache<T extends { body: Uint8Array }> {
  /** The cached entry. */
  peek(key: string): T | undefined;
  /** `null` (not found) is not cached. */
  load(key: string, read: () => Promise<T | null>): Promise<T | null>;
}

export const createByteCache = <T extends { body: Uint8Array }>(maxBytes: number): ByteCache<T> => {
  const kept = new Map<string, T>();
  const loading = new Map<string, Promise<T | null>>();
  let size = 0;

  const keep = (key: string, entry: T) => {
    if (entry.body.byteLength > maxBytes / 4) return;
    kept.set(key, entry);
    size += entry.body.byteLength;
    for (const [oldest, { body }] of kept) {
      if (size <= maxBytes) return;
      kept.delete(oldest);
      size -= body.byteLength;
    }
  };

  return {
    peek(key) {
      const entry = kept.get(key);
      if (entry) {
        // A Map keeps its insertion order: re-insert the most recently used entry.
        kept.delete(key);
        kept.set(key, entry);
      }
      return entry;
    },
    load(key, read) {
      const present = loading.get(key);
      if (present) return present;
      const promise = read()
        .then((entry) => {
          if (entry) keep(key, entry);
          return entry;
        })
        .finally(() => loading.delete(key));
      loading.set(key, promise);
      return promise;
    },
  };
};
