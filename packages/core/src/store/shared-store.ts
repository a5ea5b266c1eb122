import { useSyncExternalStore } from 'react';
import { onReset } from '../resets.ts';
import { sharedChannel } from '../tabs/shared-between-tabs.ts';
import { OF_VIEWER } from './value-names.ts';

const viewersReads = new Set<() => Promise<unknown>>();

/**
 * The stored values of a customer are seen by this viewer from now on, also those of remotes that
 * are not loaded. Whoever is gone finds theirs at the next login.
 * @param viewer the customer's id; null for a visitor
 * @param isLogout somebody has pressed it: nobody finds anything later
 */
export async function handCustomerValues(viewer: string | null, isLogout = false): Promise<void> {
  try {
    const { handStored } = await import('./stored-values.ts');
    await handStored(viewer, isLogout);
  } catch {
    // Without a database, or the code for it, nothing is stored.
  }
  await Promise.all([...viewersReads].map((read) => read()));
}

export interface SharedStoreOptions<Value> {
  /** The name in the database. */
  name: string;
  /** A customer's, or a visitor's until they log in: out of sight when the customer is gone. */
  endsWithCustomer?: true;
  /** The value before anything was stored. */
  empty: Value;
  /** Never throws: what another build has stored is kept or left out. */
  parse(stored: unknown): Value;
  /** A form that can be cloned, with a version. */
  serialise(value: Value): unknown;
}

/** A value of this browser, which all tabs share. */
export interface SharedStore<Value> {
  /** As it was last read; null before that. */
  current(): Value | null;
  /** Calls back after each change, of other tabs too. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  read(): Promise<Value>;
  /**
   * Applies a change to the newest value. Resolves with the result once it is on disk.
   * @param change is pure and never throws: it may run twice
   */
  update(change: (value: Value) => Value): Promise<Value>;
  /** Whether the value outlives the page. False where the browser stores nothing. */
  isDurable(): boolean;
}

/** Keeps a value in IndexedDB; in the memory of this page where that fails. */
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

/** The value for React, null until it was read. */
export const useShared = <Value>(store: SharedStore<Value>): Value | null =>
  useSyncExternalStore(store.subscribe, store.current, () => null);
