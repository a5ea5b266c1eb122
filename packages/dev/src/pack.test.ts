import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPlatform } from './pack.ts';
import { root } from './root.ts';

let folder: string;
let doors: string[];

interface Manifest {
  name: string;
  exports: Record<string, object>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Links other packages beside the unpacked ones, as an install would. */
const linkOthers = (modules: string, name: string): void => {
  const from = join(root, 'packages', name, 'node_modules');
  const { dependencies, peerDependencies = {} }: Manifest = JSON.parse(
    readFileSync(join(modules, '@paddock', name, 'package.json'), 'utf8'),
  );
  for (const other of Object.keys({
    ...dependencies,
    ...peerDependencies,
    '@types/node': '',
    '@types/react': '',
    '@types/react-dom': '',
  })) {
    if (existsSync(join(modules, other)) || !existsSync(join(from, other))) continue;
    mkdirSync(join(modules, other, '..'), { recursive: true });
    symlinkSync(join(from, other), join(modules, other));
  }
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-packed-'));
  const modules = join(folder, 'node_modules');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // Without the last one, the template of `npm create paddock`, which e2e/create installs.
  const names = packPlatform(folder)
    .slice(0, -1)
    .map((tarball) => {
      const name = /^paddock-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(basename(tarball))?.[1] ?? '';
      mkdirSync(join(modules, '@paddock', name), { recursive: true });
      execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', join(modules, '@paddock', name)]);
      return name;
    });
  for (const name of names) linkOthers(modules, name);
  doors = names.flatMap((name) => {
    const { name: full, exports }: Manifest = JSON.parse(
      readFileSync(join(modules, '@paddock', name, 'package.json'), 'utf8'),
    );
    return Object.keys(exports).map((door) => full + door.slice(1));
  });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (command: string, ...words: string[]) => spawnSync(command, words, { cwd: folder, encoding: 'utf8' });

test('[PACK-1] a package has js and types, no source of ours, and no version that only this workspace knows', () => {
  const packed = join(folder, 'node_modules/@paddock');
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
  for (const name of readdirSync(packed))
    expect(readFileSync(join(packed, name, 'package.json'), 'utf8')).not.toMatch(/workspace:|catalog:|"private"/);
});

test('[PACK-2] each of its doors opens in Node, without this repository', () => {
  const script = `for (const door of ${JSON.stringify(doors)}) await import(door).catch((error) => console.log(door, error));`;
  const { stdout, stderr } = inFolder(process.execPath, '--input-type=module', '--eval', script);
  expect(stdout + stderr).toBe('');
  expect(doors.length).toBeGreaterThan(10);
});

test('[PACK-3] its types are found by a compiler', () => {
  writeFileSync(join(folder, 'all.ts'), doors.map((door, n) => `export * as door${n} from '${door}';`).join('\n'));
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    strict: true,
    noEmit: true,
    types: ['node'],
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['all.ts'] }));
  const { stdout, status } = inFolder(join(root, 'node_modules/.bin/tsc'), '-p', '.');
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});

test('[PACK-5] it has all texts of its package, and each link of theirs leads somewhere', () => {
  const packed = join(folder, 'node_modules/@paddock');
  const texts = globSync('*/*.md', { cwd: packed });
  expect(texts).toEqual(expect.arrayContaining(['edge/NIGHT.md', 'edge/DEPLOY.md', 'release/README.md']));
  const dead = texts.flatMap((file) =>
    [...readFileSync(join(packed, file), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
      .map(([, link = '']) => join(file, '..', link))
      .filter((path) => !existsSync(join(packed, path))),
  );
  expect(dead).toEqual([]);
});

test('[PACK-4] its command makes a store and says what comes next', () => {
  const paddock = join(folder, 'node_modules/@paddock/release/src/cli.js');
  const made = inFolder(process.execPath, paddock, 'init');
  expect(made.stdout).toContain('Release store made in');
  expect(made.stderr).toContain('Next: paddock publish <dist folder>');
});
