import type { createClaims, RemoteUnavailable } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';

/** A remote whose module and texts are loaded. */
export interface ReadyRemote {
  remote: string;
  buildId: string;
  module: RemoteModule;
}

/**
 * The remotes and their claims: through the boundary in the federated product, by `import()` in the
 * monolith build.
 */
export interface RemoteSource extends ReturnType<typeof createClaims> {
  /**
   * Loads a remote and its texts, and may start loading the page at `path` (without locale prefix)
   * in parallel. Never caches a failure.
   */
  load(remote: string, path?: string): Promise<ReadyRemote>;
  /** The loaded remotes by name, with which a new router starts. */
  ready(): ReadonlyMap<string, ReadyRemote>;
  /**
   * Whether all its code is loaded; `load` may still add its texts. `shell` is the shell itself.
   */
  isWhole(remote: string): boolean;
  /** Why the remote, or a part of it, failed to load; `null` if nothing is missing. */
  failureOf(remote: string): RemoteUnavailable | null;
  /** The code that a customer may tell the support. `null`: no build is to blame. */
  supportCodeOf(remote: string): string | null;
  /**
   * Fetches a remote's files, and those of its page at `path` (without locale prefix), ahead of
   * need.
   */
  prefetch(remote: string, path?: string): void;
  /** Fetches the first files of a later load or prefetch, if that costs next to nothing. */
  prepare(remote: string): void;
  /** Calls back when any remote's state changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Retries a failed remote until it is loaded. Returns the unsubscribe function. */
  heal(remote: string): () => void;
  /** Reports to operators that a remote's component threw. */
  reportRenderError(remote: string, error: unknown): void;
}
