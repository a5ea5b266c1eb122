import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium for tests: `CHROMIUM`, one on PATH, Playwright's own, or else Debian's, which it installs. */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM ?? onPath() ?? fromPlaywright() ?? fromDebian();
  if (found) return found;
  throw new Error(
    'No Chromium, and none could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function onPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

function fromPlaywright(): string | undefined {
  const run = spawnSync(
    'pnpm',
    [
      '--filter',
      '@paddock/e2e',
      'exec',
      'node',
      '-e',
      'console.log(require("@playwright/test").chromium.executablePath())',
    ],
    { encoding: 'utf8' },
  );
  const path = run.stdout?.trim();
  if (!path) return undefined;
  if (!existsSync(path)) {
    spawnSync('pnpm', ['--filter', '@paddock/e2e', 'exec', 'playwright', 'install', 'chromium'], { stdio: 'ignore' });
  }
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [command = '', ...args] = [...sudo, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return onPath();
}
