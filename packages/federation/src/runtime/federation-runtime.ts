import type { Runtime } from './runtime.ts';

/** What the shell shares, by key and version, as containers of Module Federation take it. */
export type ShareScope = Record<string, Record<string, unknown>>;

const EXPOSE = './remote';

/** Enters containers of Module Federation by their own protocol: `init` with the shares, then `get`. Fetches nothing and remembers nothing. */
export const createFederationRuntime = (shares: ShareScope): Runtime => ({
  async module(container) {
    await container.init(shares, []);
    return (await container.get(EXPOSE))();
  },
});
