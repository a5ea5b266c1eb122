/** Counts how many of something each client has at a time. */
export interface Shares {
  /** Takes one more for the client, and returns whether it could. */
  take(client: string): boolean;
  giveBack(client: string): void;
}

/** At most `most` for each client. A client that has none costs no memory. */
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
