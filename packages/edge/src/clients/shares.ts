/** Counts how many of something each client has, such as running calls. */
export interface Shares {
  /** Takes one more for the client, and returns whether it could. */
  take(client: string): boolean;
  giveBack(client: string): void;
}

/** Allows `most` for each client and `total` for all. A client that has none takes no memory. */
export const createShares = (most: number, total = Number.POSITIVE_INFINITY): Shares => {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(client) {
      const has = taken.get(client) ?? 0;
      if (has >= most || all >= total) return false;
      all += 1;
      taken.set(client, has + 1);
      return true;
    },
    giveBack(client) {
      const has = taken.get(client) ?? 0;
      if (has > 0) all -= 1;
      if (has > 1) taken.set(client, has - 1);
      else taken.delete(client);
    },
  };
};
