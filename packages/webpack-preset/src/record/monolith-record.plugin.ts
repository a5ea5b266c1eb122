import { resolve } from 'node:path';
import type { RouteClaim } from '@paddock/release/record';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { App } from '../apps/app.ts';
import { filesOf, lazyGroups, withAwaited } from './lazy-files.ts';
import { takeMaps } from './maps.ts';

/** The files of the monolith that each page loads, in the form of `build.json`. */
export interface MonolithRecord {
  /** The files of every page, in load order. */
  initial: string[];
  /** By app, the files beyond `initial`: of its pages, and of its texts by language. */
  apps: Record<string, { routes: RouteClaim[]; messages: Record<string, string[]> }>;
}

/**
 * Records the files of each claim of shell and remotes, and removes the source maps from the
 * published files.
 */
export class MonolithRecordPlugin {
  /** Set after webpack has finished without errors. */
  record: MonolithRecord | null = null;
  maps = new Map<string, Buffer>();
  private readonly apps: readonly App[];

  constructor(apps: readonly App[]) {
    this.apps = apps;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MonolithRecordPlugin', (compilation) => {
      // After file names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'MonolithRecordPlugin', stage }, () => {
        this.maps = takeMaps(compilation);
      });
    });
    compiler.hooks.afterEmit.tap('MonolithRecordPlugin', (compilation) => {
      this.record = this.describe(compilation);
    });
  }

  private describe(compilation: Compilation): MonolithRecord {
    const initial = filesOf(compilation.entrypoints.values());
    const lazy = lazyGroups(compilation);
    const filesFor = (file: string): string[] =>
      filesOf(withAwaited(lazy.get(file) ?? [])).filter((name) => !initial.includes(name));
    const describeApp = ({ dir, entry, claims, messages }: App) => ({
      routes: claims.routes.map(({ path, module, reads }) => ({
        path,
        reads,
        // A remote's own module first if it is not in the entry, since it has the routes.
        files: [...new Set([entry, ...(module ? [resolve(dir, module)] : [])].flatMap(filesFor))],
      })),
      messages: Object.fromEntries(Object.entries(messages).map(([locale, file]) => [locale, filesFor(file)])),
    });
    return { initial, apps: Object.fromEntries(this.apps.map((app) => [app.name, describeApp(app)])) };
  }
}
