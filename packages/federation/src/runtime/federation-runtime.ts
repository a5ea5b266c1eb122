import { enterContainer, type ShareScope } from '@paddock/release/record';
import type { Provided } from '../boundary/fitting.ts';
import type { Runtime } from './runtime.ts';

/** Enters containers with the shell's shared modules. */
export const createFederationRuntime = (shares: ShareScope): Runtime => ({
  module: (container, { contract }) => enterContainer(container, shares, contract),
});

/**
 * The versions of each shared module. Only the host may have several, one for each major.
 * @param host the package that remotes import as their host
 */
export function providedBy(shares: ShareScope, host: string): Provided {
  const libraries = Object.fromEntries(Object.entries(shares).map(([key, versions]) => [key, Object.keys(versions)]));
  return { host: libraries[host] ?? [], libraries };
}
