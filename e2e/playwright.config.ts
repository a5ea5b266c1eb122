import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './support/browser-args.ts';
import { isWhole, LONG } from './support/parts.ts';

/** The headless shell, which costs less; a Chromium where there is none. */
const executablePath = process.env.HEADLESS_SHELL ?? process.env.CHROMIUM;
const NOT_HERE = ['**/.cache/**', '**/playground/**'];
const PICTURES = '**/streams/*.spec.ts';

/** One browser, no retries: a flaky test has found something. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: NOT_HERE,
  ...(isWhole ? {} : { grepInvert: new RegExp(LONG) }),
  outputDir: '.cache/results',
  globalSetup: './support/prepare.ts',
  fullyParallel: true,
  // A page keeps one core busy, except for the streams, which mostly wait: those run beside the
  // others.
  workers: 3,
  projects: [
    { name: 'pictures', testMatch: PICTURES, workers: 1 },
    { name: 'pages', testIgnore: [...NOT_HERE, PICTURES], workers: 2 },
  ],
  retries: 0,
  // Far above the usual time: the benchmark measures how long things take.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
    // Traces cost a quarter of the run: use `pnpm e2e <name> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
