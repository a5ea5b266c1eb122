import type { RemoteModule } from '@paddock/host';
import type { Claims } from '@paddock/release/record';

/** A remote whose module and texts are here. */
export interface ReadyRemote {
  remote: string;
  buildId: string;
  module: RemoteModule;
}

/** Where remotes come from: through the boundary in the federated product, by `import()` in the monolith build. */
export interface RemoteSource {
  /** What each remote of the release claims, by name. */
  claims(): Record<string, Claims>;
  /** Loads a remote and its texts. Never remembers a failure. */
  load(remote: string): Promise<ReadyRemote>;
  /** Already loaded remotes, by name: what a new router starts with. */
  ready(): ReadonlyMap<string, ReadyRemote>;
  /** Fetches what a remote needs, ahead of need. */
  prefetch(remote: string): void;
  /** Called when a remote that failed can be had again. Returns the way to stop. */
  onHealed(remote: string, listener: () => void): () => void;
}
