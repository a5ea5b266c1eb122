import type { RemoteModule } from '@paddock/host';
import type { RemoteConfig } from '@paddock/host/remote-config';

export interface MonolithRemote {
  config: RemoteConfig;
  load: () => Promise<{ default: RemoteModule }>;
}

/**
 * Empty here, since the shell depends on no remote: the monolith build puts every remote of the
 * workspace in its place.
 */
export const remotes: MonolithRemote[] = [];
