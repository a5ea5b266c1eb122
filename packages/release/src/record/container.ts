import { fits } from './fits.ts';

/** A Module Federation container: the global that the entry of a remote's build defines. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Shared modules by key and version: a share scope of Module Federation. */
export type ShareScope = Record<string, Record<string, object>>;

/** The one module that a remote exposes. */
const EXPOSE = './remote';

/**
 * A share with the fields that a runtime of Module Federation 2 expects. Without them it registers
 * a version `undefined`.
 */
export const shareOf = (version: string, share: object) => ({
  ...share,
  version,
  scope: ['default'],
  useIn: [],
  deps: [],
  loaded: true,
  strategy: 'loaded-first',
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}`, strictVersion: false },
});

/** The newest version in the range; if none is in it, the newest of all. */
const chosen = (versions: readonly string[], range: string): string | undefined => {
  const sorted = versions.toSorted((a, b) => (fits(a, `>=${b}`) ? -1 : 1));
  return sorted.find((version) => fits(version, range)) ?? sorted[0];
};

/**
 * A copy of the scope, since containers write into it (`useIn`, `lib`, own versions). The host is
 * the only library of which a shell may provide several majors; the copy has one of them.
 */
const copyOf = (shares: ShareScope, contract: string): ShareScope =>
  Object.fromEntries(
    Object.entries(shares).map(([key, versions]) => {
      const one = chosen(Object.keys(versions), contract);
      const copies = Object.entries(versions)
        .filter(([version]) => version === one)
        .map(([version, share]) => [version, shareOf(version, share)]);
      return [key, Object.fromEntries(copies)];
    }),
  );

/**
 * Enters a container by Module Federation's protocol: `init` with the shares, then `get`. The
 * container gets the version of the host in the range of its contract. Returns the unchecked
 * module. No requests, no state.
 */
export async function enterContainer(container: Container, shares: ShareScope, contract: string): Promise<unknown> {
  await container.init(copyOf(shares, contract), []);
  return (await container.get(EXPOSE))();
}
