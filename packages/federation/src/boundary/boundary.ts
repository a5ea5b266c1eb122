import type { RemoteModule } from '@paddock/host';
import type { Beacon, TabBuild, TabRelease } from '@paddock/release/record';
import type { Environment, Stop } from '../environment.ts';
import type { Loader } from '../loader/loader.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { LoadedRemote, RemoteState } from './remote-state.ts';

/** Checks a module against the contract and its build's claims. Throws a `LoadFailure` of class `contract`. */
export type ParseModule = (module: unknown, build: TabBuild) => RemoteModule;

export interface BoundaryOptions {
  /** The release that the page's HTML carried. */
  release: TabRelease;
  environment: Environment;
  /** `installLoader()`'s. */
  loader: Loader;
  runtime: Runtime;
  parseModule: ParseModule;
  report: (beacon: Beacon) => void;
  /** Whether a reload would lose something; `hasUnsavedWork` of the host contract. */
  hasUnsavedWork: () => boolean;
}

/** The one place through which the shell has code that another squad deployed. */
export interface Boundary {
  /** The newest release this tab knows. Remotes that are not loaded come from it. */
  readonly current: TabRelease;
  /**
   * The remote, loaded at most once at a time. A failure is never kept: the next call tries again.
   * Rejects with a `RemoteUnavailable` when every step failed.
   */
  load(remote: string): Promise<LoadedRemote>;
  state(remote: string): RemoteState;
  /** Calls back after any state changed. */
  subscribe(listener: () => void): Stop;
  /** Fetches what the remote's first page needs, without running it. Nothing where the customer saves data. */
  prefetch(remote: string): void;
  /** Takes a loaded build out of the page: styles, tags, container, module; aborts its `signal`. Else nothing. */
  evict(remote: string): void;
  /** Takes note of a newer release. Returns the loaded remotes that it changes; ignores an older one. */
  offer(release: TabRelease): string[];
  /** Evicts the remote and loads it from the newest release. */
  replace(remote: string): Promise<LoadedRemote>;
  /** Watches for the end of the fault that made a remote give up, and loads it then. Returns the way to stop. */
  watchForHealing(remote: string): Stop;
}
