import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package and command of a Chromium without a window, which takes a third less CPU. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The path of a Chromium for tests: `CHROMIUM`, one on PATH, Playwright's own, or Debian's, which
 * it installs.
 */
export function ensureChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = process.env.CHROMIUM ?? onPath(names) ?? fromPlaywright() ?? fromDebian('chromium', HEADLESS_SHELL);
  if (found) return found;
  throw new Error(
    'No Chromium, and none could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test',
  );
}

/**
 * The path of the browser for most tests: `CHROMIUM`, the headless shell on PATH, or
 * {@link ensureChromium}.
 */
export function ensureHeadlessShell(): string {
  const chromium = ensureChromium();
  return process.env.CHROMIUM ?? onPath([HEADLESS_SHELL]) ?? chromium;
}

/** The path of a Firefox for tests: `FIREFOX`, one on PATH, or Debian's ESR, which it installs. */
export function ensureFirefox(): string {
  const found = process.env.FIREFOX ?? onPath(['firefox-esr', 'firefox']) ?? fromDebian('firefox-esr');
  if (found) return found;
  throw new Error(
    'No Firefox, and none could be installed. Install one and name it: FIREFOX=/path/to/firefox npm test',
  );
}

function onPath(names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
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

/**
 * Installs a browser's package and `others`, and returns the browser's path. The package has the
 * name of the command.
 */
function fromDebian(name: string, ...others: string[]): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ...[name, ...others].map((each) => ['apt-get', 'install', '-y', '-qq', each]),
  ]) {
    const [command = '', ...args] = [...sudo, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return onPath([name]);
}
