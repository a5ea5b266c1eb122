import type { Runtime } from './runtime.ts';

/** The shell's shared modules by key and version: a share scope of Module Federation. */
export type ShareScope = Record<string, Record<string, unknown>>;

const EXPOSE = './remote';

/** Enters containers by Module Federation's protocol: `init` with the shares, then `get`. No requests, no state. */
export const createFederationRuntime = (shares: ShareScope): Runtime => ({
  async module(container) {
    await container.init(shares, []);
    return (await container.get(EXPOSE))();
  },
});

/** The version of each shared module. Read it before a remote runs: containers can write into a scope. */
export const versionsOf = (shares: ShareScope): Record<string, string> =>
  Object.fromEntries(Object.entries(shares).map(([key, versions]) => [key, Object.keys(versions)[0] ?? '']));
