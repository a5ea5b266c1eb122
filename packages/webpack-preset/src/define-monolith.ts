import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { readApp, shortName } from './apps/app.ts';
import { readManifest } from './apps/packages.ts';
import type { Mode } from './code/code-rules.ts';
import { commonConfiguration } from './configuration.ts';

/** In the shell an empty list; here it is replaced by one that has every remote. */
const REMOTES_MODULE = /[\\/]remotes[\\/]monolith-remotes\.ts$/;

const PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<script src="/main.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** Each remote with its config at once and its module lazily, as the boundary has them. */
const remotesSource = (dirs: string[]): string => {
  const imports = dirs.map(
    (dir, index) => `import config${index} from ${JSON.stringify(join(dir, 'remote.config.ts'))};`,
  );
  const entries = dirs.map(
    (dir, index) => `{ config: config${index}, load: () => import(${JSON.stringify(join(dir, 'src/remote.ts'))}) }`,
  );
  return `${imports.join('\n')}\nexport const remotes = [${entries.join(', ')}];\n`;
};

class PagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(PAGE));
      });
    });
  }
}

/**
 * webpack's configuration for shell and remotes as ONE ordinary build of the same sources, with the same loaders and
 * minifier and without federation: a page to serve at `/`, the reference for speed. The shell's `src/main.monolith.ts` is
 * its entry. Throws `app` or `config`.
 */
export const defineMonolith = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { mode }: { mode: Mode },
): Promise<Configuration> => {
  const shell = await readApp(shellDir);
  const dirs = remoteDirs.map((dir) => resolve(dir));
  const names = dirs.map((dir) => shortName(readManifest(dir).name));
  const generated = join(shell.dir, 'node_modules/.cache/paddock/monolith-remotes.js');
  mkdirSync(join(generated, '..'), { recursive: true });
  writeFileSync(generated, remotesSource(dirs));
  const common = commonConfiguration(shell, { target: 'monolith', mode, remotes: names });
  return {
    ...common,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    entry: { main: join(shell.dir, 'src/main.monolith.ts') },
    output: { ...common.output, publicPath: '/', uniqueName: 'monolith', clean: true },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(REMOTES_MODULE, generated),
      new PagePlugin(),
    ],
  };
};
