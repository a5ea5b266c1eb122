import webpack, { type Compiler } from 'webpack';
import type { App } from '../apps/app.ts';
import { readAgain } from '../apps/read-again.ts';

/**
 * Reads an app again when its files are edited. Calls `onRead` after that, if the build has no
 * errors.
 */
export class FreshClaimsPlugin {
  private readonly app: App;
  private readonly onRead: () => void;
  private readonly files = new Set<string>();
  private problem = '';
  private isNew = false;

  constructor(app: App, onRead: () => void = () => {}) {
    this.app = app;
    this.onRead = onRead;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('FreshClaimsPlugin', async ({ modifiedFiles, removedFiles }) => {
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      if (this.files.size === 0 || changed.some((file) => this.files.has(file))) await this.read();
    });
    compiler.hooks.thisCompilation.tap('FreshClaimsPlugin', (compilation) => {
      compilation.fileDependencies.addAll(this.files);
      if (this.problem) compilation.errors.push(new webpack.WebpackError(this.problem));
    });
    compiler.hooks.done.tap('FreshClaimsPlugin', (stats) => {
      if (!this.isNew || stats.hasErrors()) return;
      this.isNew = false;
      this.onRead();
    });
  }

  private async read(): Promise<void> {
    const { app, problem, files } = await readAgain(this.app.dir);
    for (const file of files) this.files.add(file);
    this.problem = problem;
    if (!app) return;
    Object.assign(this.app, app);
    this.isNew = true;
  }
}
