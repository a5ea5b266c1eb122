/**
 * The part of Module Federation's runtime that this platform uses. The shell's entry provides every
 * shared module, and the gate has compared the versions with each remote's ranges. So there is no
 * negotiation and no loading: a container gets a scope with one version of each module, and its
 * chunks take modules from it.
 *
 * It replaces `@module-federation/webpack-bundler-runtime` and keeps its protocol: the library's
 * generated code calls it, and the boundary calls `init` and `get` of a container. Remotes take the
 * shell's copy.
 */
const SCOPE = 'default';

/** `shares` are filled by the shell's build, and then frozen. */
export const createBundlerRuntime = (shares) => ({
  S: {},
  // Only the shell's options have `shared`: no other build provides modules.
  init({ webpackRequire: { federation } }) {
    const { name, shared } = federation.initOptions;
    for (const [key, versions] of Object.entries(shared ?? {}))
      shares[key] = Object.freeze(
        Object.fromEntries(versions.map(({ version, get }) => [version, Object.freeze({ get, from: name })])),
      );
    if (shared) Object.freeze(shares);
    return { name };
  },
  // No container contains other containers.
  I: () => Promise.resolve(true),
  initContainerEntry({ webpackRequire, shareScope }) {
    webpackRequire.S[SCOPE] = shareScope;
  },
  /** Defines each shared module that a chunk needs as the shell's module. */
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
});
