/** Keeps what was used last, up to `maxBytes` in all. Loads of one key at a time are joined; a load that fails is forgotten. */
export interface ByteCache<T extends { body: Uint8Array }> {
  /** What is in memory, or nothing. */
  peek(key: string): T | undefined;
  /** `null` (nothing there) is not kept. */
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
        // A Map remembers the order of insertion: put last what was used last.
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
