import { enterContainer, type ShareScope } from '@paddock/release/record';
import type { Runtime } from './runtime.ts';

/** Enters containers with the shell's shared modules. */
export const createFederationRuntime = (shares: ShareScope): Runtime => ({
  module: (container) => enterContainer(container, shares),
});

/** The version of each shared module. */
export const versionsOf = (shares: ShareScope): Record<string, string> =>
  Object.fromEntries(Object.entries(shares).map(([key, versions]) => [key, Object.keys(versions)[0] ?? '']));
