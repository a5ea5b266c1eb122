/** How many of something each client has at the same time. */
export interface Shares {
  /** Whether the client may have one more; it has then. */
  take(client: string): boolean;
  giveBack(client: string): void;
}

/** A client has at most `most` at a time. Nothing is kept of a client that has none. */
export const createShares = (most: number): Shares => {
  const taken = new Map<string, number>();
  return {
    take(client) {
      const has = taken.get(client) ?? 0;
      if (has >= most) return false;
      taken.set(client, has + 1);
      return true;
    },
    giveBack(client) {
      const has = taken.get(client) ?? 0;
      if (has > 1) taken.set(client, has - 1);
      else taken.delete(client);
    },
  };
};
