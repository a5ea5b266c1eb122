/** A Module Federation container: the global that the entry of a remote's build defines. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Shared modules by key and version: a share scope of Module Federation. */
export type ShareScope = Record<string, Record<string, object>>;

/** The one module that a remote exposes. */
const EXPOSE = './remote';

/** A share as a runtime of Module Federation 2 has it. Without these fields it writes a version `undefined`. */
const shareOf = (version: string, share: object) => ({
  ...share,
  version,
  scope: ['default'],
  useIn: [],
  deps: [],
  loaded: true,
  strategy: 'loaded-first',
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}`, strictVersion: false },
});

/** Containers write into the scope that they are given (`useIn`, `lib`, versions of their own): each gets a copy. */
const copyOf = (shares: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(shares).map(([key, versions]) => [
      key,
      Object.fromEntries(Object.entries(versions).map(([version, share]) => [version, shareOf(version, share)])),
    ]),
  );

/**
 * Enters a container by Module Federation's protocol: `init` with the shares, then `get`. Returns the unchecked module. No
 * requests, no state.
 */
export async function enterContainer(container: Container, shares: ShareScope): Promise<unknown> {
  await container.init(copyOf(shares), []);
  return (await container.get(EXPOSE))();
}
