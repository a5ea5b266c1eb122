import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { ensureChromium, ensureFirefox, ensureHeadlessShell } from '@paddock/dev';

const E2E = resolve(import.meta.dirname, '..');
const REPORT = resolve(E2E, '.cache/e2e.json');
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** The result of a run of the suite. */
export interface Outcome {
  isGreen: boolean;
  passed: number;
  failed: number;
}

/**
 * Runs the end-to-end suite in processes whose clock starts at `instant`, by libfaketime: the
 * runner, the products and the operators' commands. Timers stay real. The output goes to the file
 * `log`, screenshots to the folder of its name.
 * @param words for `playwright test`: files, `-g` and other options
 */
export async function runSuite(instant: string, log: string, words: readonly string[]): Promise<Outcome> {
  const aheadSeconds = Math.round((Date.parse(instant) - Date.now()) / 1_000);
  await rm(REPORT, { force: true });
  const sign = aheadSeconds < 0 ? '' : '+';
  const faketime = ['-m', '--exclude-monotonic', '-f', `${sign}${aheadSeconds}s`];
  const own = ['--output', log.replace(/\.log$/, '')];
  const child = spawn('faketime', [...faketime, process.execPath, PLAYWRIGHT, 'test', ...own, ...words], {
    cwd: E2E,
    env: {
      ...process.env,
      // File times stay real: they are also compared with files of other runs.
      NO_FAKE_STAT: '1',
      MACHINE_AHEAD_MS: String(aheadSeconds * 1_000),
      CHROMIUM: await withMachineClock('chromium', ensureChromium()),
      HEADLESS_SHELL: await withMachineClock('headless-shell', ensureHeadlessShell()),
      FIREFOX: await withMachineClock('firefox', ensureFirefox()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: faketime does not forward signals.
    detached: true,
  });
  const interrupt = () => {
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    process.exit(130);
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const output = createWriteStream(log);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const { promise, resolve: ended, reject } = Promise.withResolvers<number>();
  child.on('error', reject).on('close', (code) => ended(code ?? 1));
  const code = await promise.finally(() => {
    output.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  });
  const { expected, unexpected } = await readStats();
  return { isGreen: code === 0 && expected > 0, passed: expected, failed: unexpected };
}

/**
 * A command that starts a browser on the machine's clock: under libfaketime, Chromium opens no tab.
 * Its pages have the clock of their product (support/clock.ts).
 */
async function withMachineClock(name: string, browser: string): Promise<string> {
  const command = resolve(E2E, '.cache/instants', name);
  await mkdir(dirname(command), { recursive: true });
  await writeFile(command, `#!/bin/sh\nunset LD_PRELOAD\nexec '${browser}' "$@"\n`, { mode: 0o755 });
  return command;
}

/** Zeros if the run itself failed before its first test. */
async function readStats(): Promise<{ expected: number; unexpected: number }> {
  try {
    return JSON.parse(await readFile(REPORT, 'utf8')).stats;
  } catch {
    return { expected: 0, unexpected: 0 };
  }
}
