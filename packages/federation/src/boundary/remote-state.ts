import type { RemoteModule } from '@paddock/core';
import type { RemoteUnavailable } from '../failure.ts';

/** A remote whose code is running in this tab and was checked against the contract. */
export interface LoadedRemote {
  remote: string;
  buildId: string;
  module: RemoteModule;
  /** Aborted when this build is evicted, to stop its tasks and remove its panels and slots. */
  signal: AbortSignal;
}

/** The source of the build that is being loaded. */
export type LoadStep = 'release' | 'newest' | 'last-known-good';

/** The state of one remote in this tab. Immutable: a change makes a new object. */
export type RemoteState =
  | { name: 'idle' }
  /**
   * `slow`: it takes longer than {@link SLOW_AFTER_MS}. The page says so while loading continues.
   */
  | { name: 'loading'; buildId: string; step: LoadStep; slow: boolean }
  /** `stale`: the newest release names another build. */
  | { name: 'loaded'; loaded: LoadedRemote; stale: boolean }
  | { name: 'reloading'; error: RemoteUnavailable }
  | { name: 'gave-up'; error: RemoteUnavailable };

/** A load that takes longer (ms) is slow: the page says so within 3.5 s (faults R3). */
export const SLOW_AFTER_MS = 3_400;
