import type { RuleSetRule } from 'webpack';

export type Mode = 'production' | 'development';

const swc = new URL(import.meta.resolve('swc-loader')).pathname;

const rule = (test: RegExp, syntax: object, hot: boolean): RuleSetRule => ({
  test,
  // Packages of the workspace are TypeScript sources; their real paths lie outside node_modules.
  exclude: /[\\/]node_modules[\\/]/,
  loader: swc,
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', ...syntax },
      // swc puts React Refresh's hooks in with React's other runtime for JSX only, which the shell does not provide.
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  },
});

/** TypeScript and JSX by swc, which does not check types: `tsc` does. `hot`: with React Refresh's hooks. */
export const codeRules = (hot: boolean): RuleSetRule[] => [
  rule(/\.ts$/, { tsx: false }, hot),
  rule(/\.tsx$/, { tsx: true }, hot),
];
