import type { Database } from './database/open-database.ts';

const MINUTE_MS = 60_000;

/** Returns whether a minute has passed since it last returned true for a database. */
export const createMinutely = (): ((database: Database, now: number) => boolean) => {
  const lookedAt = new WeakMap<Database, number>();
  return (database, now) => {
    // The development clock can also move back.
    if (Math.abs(now - (lookedAt.get(database) ?? 0)) < MINUTE_MS) return false;
    lookedAt.set(database, now);
    return true;
  };
};
