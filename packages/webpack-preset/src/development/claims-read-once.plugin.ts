import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { App } from '../apps/app.ts';

const RELATIVE_IMPORT = /from '(\.[^']+)'/g;

/** `remote.config.ts` and what it imports from beside it. */
const filesOf = (config: string): string[] => [
  config,
  ...[...readFileSync(config, 'utf8').matchAll(RELATIVE_IMPORT)].map(([, path = '']) => join(dirname(config), path)),
];

const read = (files: string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * Claims are read once, when the development server starts. This plugin warns when they have
 * changed since.
 */
export class ClaimsReadOncePlugin {
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
  }

  apply(compiler: Compiler): void {
    const files = filesOf(join(this.app.dir, this.app.configFile));
    const first = read(files);
    compiler.hooks.thisCompilation.tap('ClaimsReadOncePlugin', (compilation) => {
      compilation.fileDependencies.addAll(files);
      if (read(files) === first) return;
      const what = `${this.app.configFile}, or what it imports, has changed`;
      compilation.warnings.push(
        new webpack.WebpackError(`${what}: a new claim is known when the development server is started again.`),
      );
    });
  }
}
