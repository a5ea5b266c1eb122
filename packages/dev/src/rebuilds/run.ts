import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readOptions } from '@paddock/release/read-options';
import { APPS } from '../apps.ts';
import { repositoryFiles } from '../repository-files.ts';
import { root } from '../root.ts';
import { folderDifferences, hashesIn } from './folder-differences.ts';

/**
 * The folders have paths of different lengths, the builds two time zones and languages. Exit code 1
 * if a file is not equal.
 */
readOptions(
  `npm run rebuilds   builds all apps twice, in two folders without a cache: every file must be equal

  KEEP=1  keeps the folders`,
  { options: {} },
);

const parent = mkdtempSync(join(tmpdir(), 'paddock-rebuilds-'));

const buildIn = (folder: string, env: Record<string, string>): void => {
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] as const };
  const run = (...words: string[]): void => {
    const { status } = spawnSync('pnpm', words, { ...options, stdio: [...options.stdio] });
    if (status !== 0) throw new Error(`pnpm ${words.join(' ')} ended with ${status} in ${folder}`);
  };
  run('install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn');
  const started = performance.now();
  for (const app of APPS) run('--dir', app, 'run', 'build');
  console.log(`built in ${folder}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
};

try {
  const first = join(parent, 'a');
  const second = join(parent, 'another/folder with a longer path');
  buildIn(first, { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' });
  buildIn(second, { TZ: 'America/Los_Angeles', LANG: 'C' });
  let different = 0;
  for (const app of APPS) {
    for (const kind of ['dist', 'maps'].filter((each) => existsSync(join(first, app, each)))) {
      const differences = folderDifferences(join(first, app, kind), join(second, app, kind));
      different += differences.length;
      console.log(`${app}/${kind}: ${hashesIn(join(first, app, kind)).size} files, ${differences.length} differ`);
      for (const line of differences) console.log(`  ${line}`);
    }
  }
  process.exitCode = different > 0 ? 1 : 0;
} finally {
  if (!process.env.KEEP) rmSync(parent, { recursive: true, force: true });
}
