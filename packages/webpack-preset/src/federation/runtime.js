import { createBundlerRuntime } from '@paddock/release/bundler-runtime';

/**
 * The shell's modules by key and version, in the form of a share scope: `{ react: { '19.3.1': { get
 * } } }`.
 */
const shares = {};

const federation = { runtime: {}, bundlerRuntime: createBundlerRuntime(shares), bundlerRuntimeOptions: {} };

Object.defineProperty(globalThis, '__paddock_federation__', { value: Object.freeze({ ...federation, shares }) });

export default federation;
