import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { APPS } from './apps.ts';
import { createRemote } from './create-remote.ts';
import { root } from './root.ts';

/** A workspace with the apps of this one, without a new remote. */
function workspace(): string {
  // Below the root, since vitest reads no setup file from outside its workspace.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/new-remote-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const app of APPS) symlinkSync(join(root, app), join(folder, app));
  for (const part of ['.config', 'biome.json']) cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

/** Replaces `pnpm install`: the template has the same dependencies as mf-account. */
function install(folder: string) {
  const installed = join(root, 'mf-account/node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed))
    if (name !== '.cache') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
}

function runIn(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

test('a new remote is the sample of npm create paddock and what is ours: it passes lint, types and its own tests, and builds', {
  timeout: 180_000,
}, async () => {
  const folder = workspace();
  await createRemote('horse-club', folder);
  const remote = join(folder, 'mf-horse-club');
  const lint = spawnSync('pnpm', ['exec', 'biome', 'check', '--vcs-enabled=false', `--config-path=${folder}`, remote], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(lint.status, lint.stdout + lint.stderr).toBe(0);
  install(remote);
  runIn(remote, 'tsc', '-p', '.');
  expect(runIn(remote, 'vitest', 'run')).toContain('5 passed');
  runIn(remote, 'paddock-build');
  const { name, claims } = JSON.parse(readFileSync(join(remote, 'dist/build.json'), 'utf8'));
  expect(name).toBe('mf-horse-club');
  expect(claims.routes).toMatchObject([
    {
      path: '/horse-club',
      head: {
        title: { de: ['Horse Club'], en: ['Horse Club'] },
        description: { de: ['Horse Club bei Paddock.'], en: ['Horse Club at Paddock.'] },
      },
    },
  ]);
  expect(claims.navigation).toMatchObject([{ path: '/horse-club', label: { de: 'Horse Club', en: 'Horse Club' } }]);
  expect(readFileSync(join(remote, 'SPEC.md'), 'utf8')).toContain('HORSECLUB-1');
});

test('a prefix of promises that another package has is not used twice', async () => {
  const folder = workspace();
  mkdirSync(join(folder, 'packages/clubs'), { recursive: true });
  writeFileSync(join(folder, 'packages/clubs/SPEC.md'), '- **CLUB-1** A club has a name.\n');
  await createRemote('club', folder);
  expect(readFileSync(join(folder, 'mf-club/SPEC.md'), 'utf8')).toContain('**MFCLUB-1**');
});

test.each([
  ['Club', '"Club" is no name for a remote'],
  ['9club', 'Start with a letter'],
  ['club-', 'is no name for a remote'],
  ['../club', 'is no name for a remote'],
  ['a'.repeat(41), 'at most 40'],
  ['mf-club', 'Leave out "mf-": npm run create-remote club'],
  ['account', 'mf-account exists already'],
  ['news', 'shell claims /news'],
  ['user', 'mf-account claims /user'],
  ['races', 'mf-racing claims /races'],
  ['builds', 'the platform uses this path'],
  ['en', 'the platform uses this path'],
])('the name %s is refused, and nothing is written', async (name, problem) => {
  const folder = workspace();
  const before = readdirSync(folder);
  await expect(createRemote(name, folder)).rejects.toThrow(problem);
  expect(readdirSync(folder)).toEqual(before);
  expect(existsSync(join(folder, `mf-${name}/SPEC.md`))).toBe(existsSync(join(root, `mf-${name}/SPEC.md`)));
});

test.each(['/:code', '/:code?', '/*', '/:code/*'])(
  'a name is refused that another remote claims by %s',
  async (path) => {
    const folder = workspace();
    mkdirSync(join(folder, 'mf-codes'));
    writeFileSync(
      join(folder, 'mf-codes/remote.config.ts'),
      `export default { pages: { code: { path: '${path}' } } };`,
    );
    await expect(createRemote('club', folder)).rejects.toThrow(`mf-codes claims ${path}, so /club is not free`);
  },
);
