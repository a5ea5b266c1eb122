import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import type { Container, Runtime } from './runtime.ts';

/** What is used of the instance that the shell's build made: `getInstance()` of `@module-federation/runtime`. */
export type FederationInstance = Pick<
  ModuleFederation,
  'registerPlugins' | 'registerRemotes' | 'loadRemote' | 'shareScopeMap'
>;

const EXPOSE = 'remote';

/**
 * Lets the Module Federation runtime do what it does best, sharing, and nothing else: entries come from the loader by
 * its `loadEntry` hook, so that it fetches nothing and has nothing to remember wrongly.
 */
export function createFederationRuntime(instance: FederationInstance): Runtime {
  const containers = new Map<string, Container>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'paddock-boundary',
    async loadEntry({ remoteInfo }) {
      const container = containers.get(remoteInfo.name);
      if (container) return container as unknown as RemoteEntryExports;
      throw new Error(`${remoteInfo.name} was asked for past the boundary; use Boundary.load`);
    },
  };
  instance.registerPlugins([plugin]);

  let entered = 0;
  return {
    async module({ container: global, entry }, container) {
      // A name of its own each time a container is entered: the runtime cannot answer from what it knew. To register one
      // name twice by `force` would take the shell's own shares away, those that this remote was the first to use.
      entered += 1;
      const name = `${global}_${entered}`;
      if (entered > 1) forgetFailedShares(instance);
      containers.set(name, container);
      instance.registerRemotes([{ name, entry, type: 'global', entryGlobalName: global }]);
      try {
        return await instance.loadRemote(`${name}/${EXPOSE}`);
      } finally {
        containers.delete(name);
      }
    },
  };
}

/**
 * The runtime keeps the promise of a shared module whose load failed, and answers with it for ever. One that is merely
 * under way is asked for twice by this, which webpack takes as one.
 */
function forgetFailedShares({ shareScopeMap }: FederationInstance): void {
  const versions = Object.values(shareScopeMap)
    .flatMap((scope) => Object.values(scope))
    .flatMap((packages) => Object.values(packages));
  for (const shared of versions) if (shared.loading && !shared.loaded) shared.loading = null;
}
