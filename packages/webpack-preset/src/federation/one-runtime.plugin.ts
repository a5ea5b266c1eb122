import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** The library's module that its start-up code imports into each build. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/;

/**
 * Gives a page a single runtime of Module Federation: the shell bundles `runtime.js`, and remotes
 * take it from the shell.
 */
export class OneRuntimePlugin {
  private readonly kind: 'shell' | 'remote';

  constructor(kind: 'shell' | 'remote') {
    this.kind = kind;
  }

  apply(compiler: Compiler): void {
    if (this.kind === 'shell') {
      const ours = join(import.meta.dirname, 'runtime.js');
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, ours).apply(compiler);
      return;
    }
    new webpack.ExternalsPlugin('var', ({ request = '' }, done) =>
      BUNDLER_RUNTIME.test(request) ? done(undefined, '__paddock_federation__') : done(),
    ).apply(compiler);
  }
}
