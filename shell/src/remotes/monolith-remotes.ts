import type { RemoteModule } from '@paddock/host';
import type { RemoteConfig } from '@paddock/host/remote-config';

export interface MonolithRemote {
  config: RemoteConfig;
  load: () => Promise<{ default: RemoteModule }>;
}

/**
 * Empty, because the shell depends on no remote: the monolith build replaces it with every remote
 * of the workspace.
 */
export const remotes: MonolithRemote[] = [];
