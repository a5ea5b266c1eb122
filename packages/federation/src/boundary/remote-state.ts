import type { RemoteModule } from '@paddock/host';
import type { RemoteUnavailable } from '../failure.ts';

/** A remote whose code runs in this tab and was checked against the contract. */
export interface LoadedRemote {
  remote: string;
  buildId: string;
  module: RemoteModule;
  /** Aborted when this build is evicted: stop its tasks, drop its panels and slots. */
  signal: AbortSignal;
}

/** From where the build under way was chosen. */
export type LoadStep = 'release' | 'newest' | 'last-known-good';

/** What can be said of one remote in this tab. Objects are replaced, never changed. */
export type RemoteState =
  | { name: 'idle' }
  /** `slow`: it takes longer than {@link SLOW_AFTER_MS}; say so on screen. Loading goes on. */
  | { name: 'loading'; buildId: string; step: LoadStep; slow: boolean }
  /** `stale`: the newest release names another build. */
  | { name: 'loaded'; loaded: LoadedRemote; stale: boolean }
  | { name: 'reloading'; error: RemoteUnavailable }
  | { name: 'gave-up'; error: RemoteUnavailable };

/** When a load is called slow, in milliseconds after it began: what is honest is painted within 3.5 s (faults R3). */
export const SLOW_AFTER_MS = 3_400;
