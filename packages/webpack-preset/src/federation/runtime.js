/**
 * The runtime half of Module Federation, as far as builds of this platform use it. The shell provides every shared module, in one
 * version and in its entry; the gate has proved before a release that each remote can live with it. So nothing is left to
 * negotiate, to load or to remember: a container is given the shell's scope, and takes from it what its chunks ask for.
 *
 * It stands in the place of `@module-federation/webpack-bundler-runtime` and keeps its protocol: the plugin's generated code calls it, and
 * `init` and `get` of a container are called by the boundary. The shell has it once; remotes take it from there.
 */
const SCOPE = 'default';

/** The shell's modules by key and version, as share scopes have them: `{ react: { '19.3.1': { get } } }`. */
const shares = {};

const bundlerRuntime = {
  S: {},
  // Of the shell alone: what a build provides is in its options.
  init({ webpackRequire: { federation } }) {
    const { name, shared } = federation.initOptions;
    for (const [key, versions] of Object.entries(shared ?? {}))
      shares[key] = Object.fromEntries(
        versions.map(({ version, get }) => [version, { get, from: name, loaded: 1, eager: true }]),
      );
    return { name };
  },
  // No container has others in it.
  I: () => Promise.resolve(true),
  initContainerEntry({ webpackRequire, shareScope }) {
    webpackRequire.S[SCOPE] = shareScope;
  },
  /** Puts the shell's module in the place of each that a chunk takes from outside. */
  consumes({ chunkId, chunkMapping, webpackRequire }) {
    const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
    for (const id of chunkMapping[chunkId] ?? [])
      webpackRequire.m[id] ??= (module) => {
        const key = wanted[id].shareKey;
        const [share] = Object.values(webpackRequire.S[SCOPE]?.[key] ?? {});
        if (!share) throw new Error(`The shell of this page does not provide ${key}`);
        module.exports = share.get()();
      };
  },
};

const federation = { runtime: {}, bundlerRuntime, bundlerRuntimeOptions: {} };

Object.defineProperty(globalThis, '__paddock_federation__', { value: Object.freeze({ ...federation, shares }) });

export default federation;
