import { type IDBPDatabase, openDB } from 'idb';

/** After this time (ms) the database is opened again: Safari's may die and never answer. */
const WITHIN_MS = 3_000;
/**
 * After this second time (ms) the page works without storage. It is long, since a busy disk is slow
 * and stored values may be worth money.
 */
const REOPENED_WITHIN_MS = 12_000;
const VALUES = 'values';

let opened: Promise<IDBPDatabase> | null = null;

const forget = () => {
  opened = null;
};

const open = (): Promise<IDBPDatabase> => {
  // The version never changes, so that older and newer builds can share it. Values have versions.
  opened ??= openDB('paddock', 1, {
    upgrade: (database) => void database.createObjectStore(VALUES),
    terminated: forget,
  });
  return opened;
};

/** Opens the database again once, since a phone closes that of a page in the background. */
async function withDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const attempt = async (withinMs: number) => {
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => tooLate.reject(new Error('The database does not answer')), withinMs);
    try {
      // `open` throws if the browser stores nothing.
      return await Promise.race([open().then(work), tooLate.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return attempt(WITHIN_MS).catch(() => {
    forget();
    return attempt(REOPENED_WITHIN_MS);
  });
}

/**
 * Resolves once `work` and the transaction are done. If the browser aborts the transaction, both
 * reject, and a rejection that nobody awaits counts as a fault of the page.
 */
const during = async <Result>(done: Promise<void>, work: () => Promise<Result>): Promise<Result> => {
  const [result] = await Promise.all([work(), done]);
  return result;
};

/** The stored value of this name; undefined if there is none. */
export const readStored = (name: string): Promise<unknown> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(VALUES);
    return during(done, async (): Promise<unknown> => store.get(name));
  });

/**
 * Replaces the stored value in one transaction, so that no tab overwrites another. Resolves once
 * the value is on disk.
 * @param change must be pure, since it may run twice
 */
export const changeStored = (name: string, change: (stored: unknown) => unknown): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(VALUES, 'readwrite', { durability: 'strict' });
    await during(done, async () => store.put(change(await store.get(name)), name));
  });

/**
 * Replaces all values with these name prefixes, in one transaction. Does not wait for the disk,
 * since the page may be left at once.
 * @param change must be pure, since it may run twice
 */
export const changeAllStored = (
  prefixes: readonly string[],
  change: (stored: ReadonlyMap<string, unknown>) => ReadonlyMap<string, unknown>,
): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(VALUES, 'readwrite', { durability: 'relaxed' });
    await during(done, async () => {
      const stored = new Map<string, unknown>();
      for (const prefix of prefixes) {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [names, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        for (const [at, name] of names.entries()) stored.set(String(name), values[at]);
      }
      const changed = change(stored);
      if (changed === stored) return;
      await Promise.all([
        ...[...stored.keys()].map((name) => store.delete(name)),
        ...[...changed].map(([name, value]) => store.put(value, name)),
      ]);
    });
  });
