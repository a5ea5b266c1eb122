import type { RuleSetRule } from 'webpack';

export type Mode = 'production' | 'development';

const swc = new URL(import.meta.resolve('swc-loader')).pathname;

const rule = (test: RegExp, syntax: object, mode: Mode, refresh: boolean): RuleSetRule => ({
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
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
    },
  },
});

/** TypeScript and JSX by swc, which does not check types: `tsc` does. `hot`: with React Refresh's hooks in development. */
export const codeRules = (mode: Mode, hot: boolean): RuleSetRule[] => {
  const refresh = hot && mode === 'development';
  return [rule(/\.ts$/, { tsx: false }, mode, refresh), rule(/\.tsx$/, { tsx: true }, mode, refresh)];
};
