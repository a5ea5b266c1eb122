import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from './root.ts';

const { platform, arch } = process;
const NODE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}@24.21.0`;
const PNPM = `@pnpm/exe.${platform}-${arch}@12.21.0`;
const integrityOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

let folder: string;
let asked: string[];
let registry: string;
const archives = new Map<string, Buffer>();

/** A package with one program: a shell script that prints a word and then runs the real Node. */
function pack(member: string, says: string): Buffer {
  const at = mkdtempSync(join(folder, 'pack-'));
  const program = join(at, 'package', member);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho ${says}\nexec "${process.execPath}" "$@"\n`);
  chmodSync(program, 0o755);
  return execFileSync('tar', ['-czf', '-', '-C', at, 'package']);
}

/** A registry. It serves a list of versions, with its own hashes, and the archives. */
const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  asked.push(path);
  const [name = '', version = ''] = (
    [...archives.keys()].find((id) => path.startsWith(`/${id.replace(/@[^@]*$/, '')}`)) ?? ''
  ).split(/(?<=.)@/);
  const bytes = archives.get(`${name}@${version}`);
  if (!bytes) response.writeHead(404).end();
  else if (path.endsWith('.tgz')) response.end(bytes);
  else {
    const dist = { tarball: `${registry}/${name}/a.tgz`, integrity: integrityOf(bytes) };
    response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }));
  }
});

/** A clone of the repository in which one command prints `served`. */
function clone(hashes: Record<string, string>) {
  const at = mkdtempSync(join(folder, 'clone-'));
  const bin = join(at, 'packages/dev/bin');
  mkdirSync(bin, { recursive: true });
  copyFileSync(join(root, 'packages/dev/bin/toolchain.cjs'), join(bin, 'toolchain.cjs'));
  writeFileSync(join(bin, 'toolchain.json'), JSON.stringify(hashes));
  mkdirSync(join(at, 'packages/release/src'), { recursive: true });
  writeFileSync(join(at, 'packages/release/src/cli.ts'), "console.log('served')");
  const installed = join(at, 'packages/release/node_modules');
  mkdirSync(installed);
  // The pretend pnpm is Node, so `pnpm install` runs this file.
  writeFileSync(join(at, 'install'), `require('node:fs').mkdirSync(${JSON.stringify(installed)})`);
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: mkdtempSync(join(folder, 'cache-')) };
  const run = () =>
    new Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [join(bin, 'toolchain.cjs'), 'paddock'], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, stdout, stderr }),
      );
    });
  /** Runs a command in a shell, as npm does. */
  const inShell = () => {
    const command = `"${process.execPath}" "${join(bin, 'toolchain.cjs')}" paddock; true`;
    return spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  return {
    run,
    inShell,
    installed,
    program: join(at, 'packages/release/src/cli.ts'),
    node: join(at, '.cache/toolchain/node/bin/node'),
    kept: join(at, '.cache'),
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolchain-'));
  asked = [];
  archives.set(NODE, pack('bin/node', 'pinned'));
  archives.set(PNPM, pack('pnpm', 'pnpm'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
});

const recorded = () => Object.fromEntries([...archives].map(([id, bytes]) => [id, integrityOf(bytes)]));

describe('Node and pnpm', { timeout: 60_000 }, () => {
  test('run where they are what was recorded, and are fetched once', async () => {
    const { run } = clone(recorded());
    expect(await run()).toEqual({ code: 0, stdout: 'pinned\nserved\n', stderr: '' });
    const before = asked.length;
    expect(await run()).toMatchObject({ code: 0, stdout: 'pinned\nserved\n' });
    expect(asked).toHaveLength(before);
  });

  test.each([
    [NODE, 'bin/node'],
    [PNPM, 'pnpm'],
  ])(
    'do not run where the registry has another %s under the same version, with a hash to match',
    async (id, member) => {
      const hashes = recorded();
      archives.set(id, pack(member, 'evil'));
      const { run, kept } = clone(hashes);
      const { code, stdout, stderr } = await run();
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`${id} is not the package that was recorded, so nothing of it was run.`);
      expect(stderr).toContain(hashes[id]);
      expect(stderr).toContain('npm cache clean --force');
      expect(existsSync(join(kept, 'toolchain'))).toBe(false);
    },
  );

  test('are fetched and checked again where the program or the record has changed since', async () => {
    const { run, node } = clone(recorded());
    await run();
    writeFileSync(node, readFileSync(node, 'utf8').replace('pinned', 'edited'));
    expect(await run()).toMatchObject({ code: 0, stdout: 'pinned\nserved\n' });
  });

  test('say so where no hash of this machine’s package is recorded', async () => {
    const { [PNPM]: _, ...others } = recorded();
    const { code, stderr } = await clone(others).run();
    expect(code).toBe(0);
    expect(stderr).toContain(`No hash of ${PNPM} is recorded in packages/dev/bin/toolchain.json.`);
  });

  test('are named as missing where the registry does not have them', async () => {
    const { run } = clone(recorded());
    archives.delete(NODE);
    expect(await run()).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`Could not fetch ${NODE}`),
    });
  });

  test('end what they run when the shell that npm started is ended', async () => {
    const { inShell, program } = clone(recorded());
    writeFileSync(
      program,
      "setTimeout(process.exit, 20_000); process.on('SIGTERM', () => (console.log('ended'), process.exit())); console.log('up')",
    );
    const shell = inShell();
    let said = '';
    shell.stdout.on('data', (text) => (said += text));
    await vi.waitFor(() => expect(said).toContain('up'), 30_000);
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(said).toContain('ended'), 10_000);
  });

  test('install before an operator’s command where nothing was installed yet, and only then', async () => {
    const { run, installed } = clone(recorded());
    rmSync(installed, { recursive: true });
    const first = await run();
    expect(first).toEqual({
      code: 0,
      stdout: 'pinned\nserved\n',
      stderr: 'Installing, once, what this command needs.\n',
    });
    expect(existsSync(installed)).toBe(true);
    expect(await run()).toEqual({ code: 0, stdout: 'pinned\nserved\n', stderr: '' });
  });

  test('have one version everywhere, with a hash', () => {
    const toolchain = readFileSync(join(root, 'packages/dev/bin/toolchain.cjs'), 'utf8');
    const hashes = JSON.parse(readFileSync(join(root, 'packages/dev/bin/toolchain.json'), 'utf8'));
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const version = (name: string) => new RegExp(`const ${name} = '(.+)'`).exec(toolchain)?.[1];
    expect(packageManager).toMatch(new RegExp(`^pnpm@${version('PNPM')}\\+sha512\\.[0-9a-f]{128}$`));
    for (const [id, hash] of Object.entries(hashes)) {
      expect(id).toMatch(new RegExp(`@(${version('NODE')}|${version('PNPM')})$`));
      expect(hash).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });
});
