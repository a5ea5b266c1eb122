import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { commonConfiguration, HOT } from './configuration.ts';
import { hotTexts } from './development/hot-texts.ts';
import { filesOf } from './record/lazy-files.ts';

/** An empty list in the shell's sources. This build replaces it with all remotes. */
const REMOTES_MODULE = /[\\/]remotes[\\/]monolith-remotes\.ts$/;

const page = ({ locales: [locale = 'en'], product }: App, files: string[]): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${product?.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${files.map((file) => (file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<script src="/${file}" defer></script>`)).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;

/**
 * All remotes with their configs. A remote that has only pages, which are lazy, is in the entry, as
 * usual in a single build. One without pages, or with panels, modals or slots, is loaded when it is
 * needed.
 */
const remotesSource = (apps: App[]): string => {
  const imports = apps.map(({ dir, claims }, at) =>
    [
      `import config${at} from ${JSON.stringify(join(dir, 'remote.config.ts'))};`,
      claims.routes.length === 0 || [claims.panels, claims.modals, claims.slots].some(({ length }) => length > 0)
        ? `const load${at} = () => import(${JSON.stringify(join(dir, 'src/remote.ts'))});`
        : `import remote${at} from ${JSON.stringify(join(dir, 'src/remote.ts'))};\nconst load${at} = async () => ({ default: remote${at} });`,
    ].join('\n'),
  );
  const entries = apps.map((_, at) => `{ config: config${at}, load: load${at} }`);
  return `${imports.join('\n')}\nexport const remotes = [${entries.join(', ')}];\n`;
};

class PagePlugin {
  private readonly shell: App;

  constructor(shell: App) {
    this.shell = shell;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      // After file names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = filesOf(compilation.entrypoints.values());
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page(this.shell, files)));
      });
    });
  }
}

/**
 * webpack's configuration for shell and remotes as ONE ordinary build of the same sources, with the
 * same loaders and minifier but without federation: a page for `/`, the reference for speed. The
 * shell's `src/main.monolith.ts` is its entry. `hot`: for a server with hot reload. Throws `app` or
 * `config`.
 */
export const defineMonolith = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { mode, hot = false }: { mode: Mode; hot?: boolean },
): Promise<Configuration> => {
  const shell = await readApp(shellDir);
  const remotes = await Promise.all(remoteDirs.map(readApp));
  const generated = join(shell.dir, 'node_modules/.cache/paddock/monolith-remotes.js');
  mkdirSync(join(generated, '..'), { recursive: true });
  writeFileSync(generated, remotesSource(remotes));
  const common = commonConfiguration(shell, {
    target: 'monolith',
    mode,
    hot,
    remotes: remotes.map(({ name }) => name),
  });
  return {
    ...common,
    ...(hot ? HOT : mode === 'development' ? { devtool: false } : {}),
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), ...(hot ? [shell, ...remotes].map(hotTexts) : [])],
    },
    entry: { main: join(shell.dir, 'src/main.monolith.ts') },
    output: { ...common.output, publicPath: '/', uniqueName: 'monolith', clean: !hot, pathinfo: false },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(REMOTES_MODULE, generated),
      new PagePlugin(shell),
    ],
  };
};
