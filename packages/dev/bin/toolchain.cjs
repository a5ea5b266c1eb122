// Runs one of the repository's commands with the pinned Node and pnpm, on any machine that has Node 20 or newer.
// CommonJS and free of dependencies, since it runs before anything is installed.
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = path.resolve(__dirname, '../../..');
const memo = path.join(root, 'node_modules/.cache/toolchain.json');

const COMMANDS = {
  start: 'packages/dev/src/start.ts',
  test: 'packages/dev/src/test.ts',
  dev: 'packages/dev/src/dev.ts',
  bench: 'e2e/bench/run.ts',
  instants: 'e2e/instants/run.ts',
  paddock: 'packages/release/src/cli.ts',
};

const [command, ...args] = process.argv.slice(2);
const { node, PATH } = remembered() ?? located();
const env = {
  ...process.env,
  PATH,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // Servers start in half the time and with a third less memory.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
};

// An operator at three in the morning waits for no package manager.
if (command !== 'paddock') install();

const child = spawn(node, [path.join(root, COMMANDS[command]), ...args], {
  cwd: process.cwd(),
  env,
  stdio: 'inherit',
});
// Ctrl-C reaches the child by itself: this process only waits for it to clean up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

function install() {
  const done = spawnSync('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  remember();
}

function remembered() {
  try {
    const found = JSON.parse(readFileSync(memo, 'utf8'));
    return found.versions === `${NODE} ${PNPM}` && existsSync(found.node) ? found : null;
  } catch {
    return null;
  }
}

function located() {
  const found = spawnSync(
    'npx',
    [
      '--yes',
      `--package=node@${NODE}`,
      `--package=pnpm@${PNPM}`,
      '--call',
      'node -p "JSON.stringify([process.execPath, process.env.PATH])"',
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' },
  );
  const line = found.stdout?.split('\n').find((text) => text.startsWith('['));
  if (!line) {
    console.error(
      `Could not bring Node ${NODE} and pnpm ${PNPM} with npx. Is the npm registry reachable?\n${found.stderr}`,
    );
    process.exit(1);
  }
  const [node, PATH] = JSON.parse(line);
  return { versions: `${NODE} ${PNPM}`, node, PATH };
}

function remember() {
  mkdirSync(path.dirname(memo), { recursive: true });
  writeFileSync(memo, JSON.stringify({ versions: `${NODE} ${PNPM}`, node, PATH }));
}
