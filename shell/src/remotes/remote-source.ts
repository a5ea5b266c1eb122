import type { createClaims, RemoteUnavailable } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';

/** A remote whose module and texts are here. */
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
   * Loads a remote and its texts; what the page at `path` (without locale prefix) needs may start
   * beside. Never remembers a failure.
   */
  load(remote: string, path?: string): Promise<ReadyRemote>;
  /** The remotes that are loaded now, by name: what a new router starts with. */
  ready(): ReadonlyMap<string, ReadyRemote>;
  /**
   * Whether its code is loaded without gaps; `load` may still add its texts. `shell` is the shell
   * itself.
   */
  isWhole(remote: string): boolean;
  /** Why it, or a part of it, could not be had; `null` where nothing is missing. */
  failureOf(remote: string): RemoteUnavailable | null;
  /** What a customer may tell the support when it fails. `null`: no build is to blame. */
  supportCodeOf(remote: string): string | null;
  /** Fetches what a remote needs, and its page at `path` (without locale prefix), ahead of need. */
  prefetch(remote: string, path?: string): void;
  /**
   * Fetches what a later load or prefetch of the remote would ask for first, where it costs next to
   * nothing.
   */
  prepare(remote: string): void;
  /** Calls back when any remote's state changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Retries a failed remote until it is loaded. Returns the unsubscribe function. */
  heal(remote: string): () => void;
  /** Tells operators that a remote's component threw. */
  reportRenderError(remote: string, error: unknown): void;
}
