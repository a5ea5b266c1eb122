import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { run } from '../turbo.ts';
import { probeRspack } from './probe-rspack.ts';

/**
 * Tries the newest webpack and Module Federation, together and each alone, on a copy of the last
 * commit (DECISIONS.md D-1). Builds the shell and a remote, runs the preset's tests, and also tries
 * Rspack. Changes nothing in this folder. Prints which versions work, and exits with 0.
 */
const WEBPACK = ['webpack'];
const FEDERATION = ['@module-federation/enhanced'];

const newest = Object.fromEntries(
  [...WEBPACK, ...FEDERATION].map((name) => [
    name,
    execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim(),
  ]),
);
for (const names of [WEBPACK, FEDERATION, [...WEBPACK, ...FEDERATION]]) {
  const wanted = names.map((name) => `${name}@${newest[name]}`).join(' ');
  console.log(`▸ ${wanted}`);
  console.log((await works(names)) ? `✔ ${wanted} works: raise the catalog\n` : `✘ ${wanted} does not work: stay\n`);
}

await probeRspack();

async function works(names: string[]): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'paddock-upgrade-'));
  const inCopy = (command: string, ...args: string[]) => run(command, ['--dir', copy, ...args], {}, true);
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], { cwd: root, stdio: 'ignore' });
    const catalog = join(copy, 'pnpm-workspace.yaml');
    writeFileSync(catalog, names.reduce(raise, readFileSync(catalog, 'utf8')));
    for (const step of [
      ['install', '--no-frozen-lockfile'],
      ['--filter', '@paddock/shell', '--filter', '@paddock/mf-racing', 'build'],
      ['--filter', '@paddock/webpack-preset', 'unit'],
    ]) {
      if ((await inCopy('pnpm', ...step)) !== 0) return false;
    }
    return true;
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root, stdio: 'ignore' });
    rmSync(copy, { recursive: true, force: true });
  }
}

function raise(catalog: string, name: string): string {
  const quoted = name.startsWith('@') ? `"${name}"` : name;
  return catalog.replace(new RegExp(`^  ${quoted.replaceAll('/', '\\/')}: .+$`, 'm'), `  ${quoted}: ${newest[name]}`);
}
