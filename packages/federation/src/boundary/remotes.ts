import type { TabBuild } from '@paddock/release/record';
import type { Stop } from '../environment.ts';
import type { Awaited } from '../healing.ts';
import type { LoadedRemote, RemoteState } from './remote-state.ts';

/** The boundary's memory of one remote. */
export interface RemoteEntry {
  state: RemoteState;
  /** The running or successful load; never a failed one. */
  promise: Promise<LoadedRemote> | null;
  /** The running build, and the controller that ends it. */
  loaded: { build: TabBuild; eviction: AbortController } | null;
  /** Builds that failed to load in this tab. */
  refused: Set<string>;
  /** After giving up: the files whose return starts a new load, and since when (ms). */
  awaited: { files: Awaited[]; since: number } | null;
  /** Ends the wait for a file of a build that could not replace the running one. */
  stopWaiting: Stop;
  /** Builds and paths that were fetched ahead. */
  prefetched: Set<string>;
}

export interface Remotes {
  entry(remote: string): RemoteEntry;
  all(): Iterable<[string, RemoteEntry]>;
  set(remote: string, state: RemoteState): void;
  /** Notifies the listeners without a change of state, after another release became current. */
  announce(): void;
  subscribe(listener: () => void): Stop;
}

export function createRemotes(): Remotes {
  const entries = new Map<string, RemoteEntry>();
  const listeners = new Set<() => void>();

  const entry = (remote: string): RemoteEntry => {
    const known = entries.get(remote);
    if (known) return known;
    const created: RemoteEntry = {
      state: { name: 'idle' },
      promise: null,
      loaded: null,
      refused: new Set(),
      awaited: null,
      stopWaiting: () => {},
      prefetched: new Set(),
    };
    entries.set(remote, created);
    return created;
  };

  const announce = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    entry,
    all: () => entries,
    announce,
    set(remote, state) {
      entry(remote).state = state;
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
