import { useSyncExternalStore } from 'react';
import { onReset } from '../resets.ts';
import { sharedChannel } from '../tabs/shared-between-tabs.ts';
import { OF_VIEWER } from './value-names.ts';

const viewersReads = new Set<() => Promise<unknown>>();

/** Resolves with whether it was done: not without a database, nor if its code cannot be loaded. */
async function changeViewers(change: (stored: typeof import('./stored-values.ts')) => Promise<void>): Promise<boolean> {
  const isDone = await import('./stored-values.ts').then(change).then(
    () => true,
    () => false,
  );
  await Promise.all([...viewersReads].map((read) => read()));
  return isDone;
}

/**
 * Changes the viewer of all stored values, also of those of remotes that are not loaded. A previous
 * customer finds their values again at the next login.
 * @param viewer the customer's id; null for a visitor
 */
export const handCustomerValues = (viewer: string | null): Promise<boolean> =>
  changeViewers(({ handStored }) => handStored(viewer));

/** Deletes the values of all viewers, after a logout. */
export const dropCustomerValues = (): Promise<boolean> => changeViewers(({ dropStored }) => dropStored());

export interface SharedStoreOptions<Value> {
  /** The name in the database. */
  name: string;
  /**
   * The value belongs to the viewer. It is hidden when the customer's session ends. At the next login
   * a visitor's stored list is appended to the customer's, and a record is merged into it.
   */
  endsWithCustomer?: true;
  /** The value if nothing is stored. */
  empty: Value;
  /** Must not throw: it keeps or drops what another build has stored. */
  parse(stored: unknown): Value;
  /** Returns a form that can be cloned and has a version. */
  serialise(value: Value): unknown;
}

/** A value that all tabs of this browser share. */
export interface SharedStore<Value> {
  /** The value as it was last read; null before the first read. */
  current(): Value | null;
  /** Calls `listener` after each change, also by other tabs. Returns unsubscribe. */
  subscribe(listener: () => void): () => void;
  read(): Promise<Value>;
  /**
   * Applies a change to the newest value. Resolves with the result once it is on disk.
   * @param change must be pure and never throw, since it may run twice
   */
  update(change: (value: Value) => Value): Promise<Value>;
  /** Whether the value outlives the page. False if the browser stores nothing. */
  isDurable(): boolean;
}

/** Keeps a value in IndexedDB, or in the page's memory if that fails. */
export function sharedStore<Value>(options: SharedStoreOptions<Value>): SharedStore<Value> {
  const { empty, parse, serialise, endsWithCustomer } = options;
  const name = endsWithCustomer ? `${OF_VIEWER}${options.name}` : options.name;
  const channel = sharedChannel(`store:${name}`);
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | null = null;
  let value: Value | null = null;
  let isDurable = true;

  const keep = (next: Value): Value => {
    value = next;
    for (const listener of [...listeners]) listener();
    return next;
  };

  const read = async (): Promise<Value> => {
    if (!isDurable) return value ?? keep(empty);
    try {
      const { readStored } = await import('./stored-values.ts');
      return keep(parse(await readStored(name)));
    } catch {
      isDurable = false;
      return keep(value ?? empty);
    }
  };

  if (endsWithCustomer) {
    onReset(() => keep(empty));
    viewersReads.add(read);
  }

  const listen = () => {
    const look = () => void read();
    const wake = () => document.visibilityState === 'visible' && look();
    const stop = channel.listen(look);
    document.addEventListener('visibilitychange', wake);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', wake);
    };
  };

  return {
    read,
    current: () => value,
    isDurable: () => isDurable,
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
    async update(change) {
      if (!isDurable) return keep(change(value ?? empty));
      let next = value ?? empty;
      try {
        const { changeStored } = await import('./stored-values.ts');
        await changeStored(name, (stored) => {
          next = change(parse(stored));
          return serialise(next);
        });
      } catch {
        isDurable = false;
        return keep(change(value ?? empty));
      }
      keep(next);
      channel.post('changed');
      return next;
    },
  };
}

/** The value for React; null until it was read. */
export const useShared = <Value>(store: SharedStore<Value>): Value | null =>
  useSyncExternalStore(store.subscribe, store.current, () => null);
