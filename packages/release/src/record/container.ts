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
 * A share as a runtime of Module Federation 2 has it. Without these fields it writes a version
 * `undefined`.
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

/** The newest version in the range; of none, the newest. */
const chosen = (versions: readonly string[], range: string): string | undefined => {
  const sorted = versions.toSorted((a, b) => (fits(a, `>=${b}`) ? -1 : 1));
  return sorted.find((version) => fits(version, range)) ?? sorted[0];
};

/**
 * Containers write into the scope that they are given (`useIn`, `lib`, versions of their own): each
 * gets a copy. The host is the one library of which a shell may provide several majors.
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
 * Enters a container by Module Federation's protocol: `init` with the shares, then `get`. Of the
 * host it is given the version that its contract asks for. Returns the unchecked module. No
 * requests, no state.
 */
export async function enterContainer(container: Container, shares: ShareScope, contract: string): Promise<unknown> {
  await container.init(copyOf(shares, contract), []);
  return (await container.get(EXPOSE))();
}
