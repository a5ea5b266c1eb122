import { enterContainer, type ShareScope } from '@paddock/release/record';
import type { Runtime } from './runtime.ts';

/** Enters containers with the shell's shared modules. */
export const createFederationRuntime = (shares: ShareScope): Runtime => ({
  module: (container, { contract }) => enterContainer(container, shares, contract),
});

/** The versions of each shared module: one, or of the host one for each of its majors. */
export const versionsOf = (shares: ShareScope): Record<string, string[]> =>
  Object.fromEntries(Object.entries(shares).map(([key, versions]) => [key, Object.keys(versions)]));
