import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

export type Mode = 'production' | 'development';

const swc = fileURLToPath(import.meta.resolve('swc-loader'));

const rule = (test: RegExp, syntax: object, hot: boolean): RuleSetRule => ({
  test,
  // Workspace packages are TypeScript sources, and their real paths are outside node_modules.
  exclude: /[\\/]node_modules[\\/]/,
  loader: swc,
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', ...syntax },
      // swc adds React Refresh's hooks only with the development JSX runtime
      // (`jsx-dev-runtime.js`).
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  },
});

/**
 * Compiles TypeScript and JSX with swc, without checking types, which `tsc` does. `hot`: with React
 * Refresh's hooks.
 */
export const codeRules = (hot: boolean): RuleSetRule[] => [
  rule(/\.ts$/, { tsx: false }, hot),
  rule(/\.tsx$/, { tsx: true }, hot),
];
