// Runs one of the repository's commands with the pinned Node and pnpm, on any machine that has Node
// 20 or newer. It is CommonJS without dependencies, since it runs before the install.
const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');
const HASHES = require('./toolchain.json');

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = path.resolve(__dirname, '../../..');
const home = path.join(root, '.cache/toolchain');
const memo = path.join(home, 'checked.json');

const COMMANDS = {
  start: 'packages/dev/src/start.ts',
  test: 'packages/dev/src/test.ts',
  dev: 'packages/dev/src/dev.ts',
  'create-remote': 'packages/dev/src/create-remote.ts',
  'pack-platform': 'packages/dev/src/pack.ts',
  bench: 'e2e/bench/run.ts',
  instants: 'e2e/instants/run.ts',
  faults: 'e2e/faults/run.ts',
  histories: 'packages/dev/src/long-runs/histories.ts',
  machines: 'packages/dev/src/machines/run.ts',
  soak: 'packages/dev/src/soak/run.ts',
  rebuilds: 'packages/dev/src/rebuilds/run.ts',
  'crash-states': 'packages/dev/src/long-runs/crash-states.ts',
  journal: 'packages/release/src/testing/kills/main.ts',
  simulate: 'packages/release/src/simulate.ts',
  paddock: 'packages/release/src/cli.ts',
};

const { platform, arch } = process;
const exe = platform === 'win32' ? '.exe' : '';
// The packages for this machine, since the general packages `node` and `pnpm` run install scripts.
const nodePackage = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${exe ? 'win' : platform}-${arch}`;
const tools = [
  { id: `${nodePackage}@${NODE}`, folder: 'node', member: `bin/node${exe}` },
  { id: `@pnpm/exe.${platform}-${arch}@${PNPM}`, folder: 'pnpm', member: `pnpm${exe}` },
].map((tool) => ({ ...tool, hash: HASHES[tool.id], file: path.join(home, tool.folder, tool.member) }));

const [command, ...args] = process.argv.slice(2);
if (!isChecked()) bringTools();
const env = {
  ...process.env,
  PATH: [...tools.map(({ file }) => path.dirname(file)), process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // With this cache, servers start in half the time and with a third less memory.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
};

// Operators may be in a hurry: for them only the first install, without which nothing runs.
const isFirst = !existsSync(path.join(root, 'packages/release/node_modules'));
if (isFirst && command === 'paddock') console.error('Installing, once, what this command needs.');
if (isFirst || command !== 'paddock') install();

const child = spawn(tools[0].file, [path.join(root, COMMANDS[command]), ...args], {
  cwd: process.cwd(),
  env,
  stdio: 'inherit',
});
// Ctrl-C also reaches the child directly, so this process only waits until the child has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// If npm is killed, its shell ends without a signal to this process, so watch the parent.
const { ppid } = process;
const watch = setInterval(() => {
  if (process.ppid === ppid) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 500);
watch.unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

function install() {
  const done = spawnSync(tools[1].file, ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Identifies the checked files. A new hash or a changed file changes it. */
function stamp() {
  const stamps = tools.map(({ id, hash, file }) => [id, hash, file, statSync(file).size, statSync(file).mtimeMs]);
  return JSON.stringify(stamps);
}

function isChecked() {
  try {
    return readFileSync(memo, 'utf8') === stamp();
  } catch {
    return false;
  }
}

function bringTools() {
  mkdirSync(path.dirname(home), { recursive: true });
  const coming = mkdtempSync(`${home}-`);
  try {
    const ids = tools.map(({ id }) => id);
    run(
      'npm',
      ['pack', '--silent', ...ids],
      coming,
      `Could not fetch ${ids.join(' and ')}. Is the npm registry reachable?`,
    );
    for (const tool of tools) checkArchive(tool, coming);
    for (const tool of tools) unpack(tool, coming);
    chmodSync(coming, 0o755);
    rmSync(home, { recursive: true, force: true });
    renameSync(coming, home);
    writeFileSync(memo, stamp());
  } catch (error) {
    rmSync(coming, { recursive: true, force: true });
    console.error(error.message);
    process.exit(1);
  }
}

/** The file name that npm gives to the archive of a package. */
function archiveOf(id) {
  return `${id.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`;
}

function checkArchive({ id, hash }, coming) {
  const bytes = readFileSync(path.join(coming, archiveOf(id)));
  const came = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (hash === undefined) {
    console.error(
      `No hash of ${id} is recorded in packages/dev/bin/toolchain.json. It came as ${came} and was not checked.`,
    );
  } else if (came !== hash) throw new Error(mismatch(id, hash, came));
}

/** Unpacks only the program of a package. `-m` sets its time to now, which the stamp needs. */
function unpack({ id, folder, member }, coming) {
  const archive = archiveOf(id);
  mkdirSync(path.join(coming, folder));
  const options = ['-C', folder, '--strip-components=1', `package/${member}`];
  run('tar', ['-xzmf', archive, ...options], coming, `Could not unpack ${id}.`);
  rmSync(path.join(coming, archive));
  chmodSync(path.join(coming, folder, member), 0o755);
}

function run(program, args, cwd, complaint) {
  // On Windows npm is a script, which needs a shell.
  const shell = platform === 'win32' && program === 'npm';
  const { status, error, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${complaint}\n${error?.message ?? stderr}`);
}

function mismatch(id, hash, came) {
  return `${id} is not the package that was recorded, so nothing of it was run.
  recorded: ${hash} (packages/dev/bin/toolchain.json)
  came:     ${came}
Run "npm cache clean --force" and try again. If it comes again, the registry (npm config get registry) has another package
under this version: use another registry, and tell whoever is responsible for security. Do not change the recorded hash.`;
}
