import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './support/browser-args.ts';

/** One browser, no retries: a test that fails now and then has found something. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['**/.cache/**', '**/playground/**'],
  outputDir: '.cache/results',
  globalSetup: './support/prepare.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
    // A trace is kept of each step in case it fails, and costs a quarter of the run: `pnpm e2e <name> --trace on` has it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    },
  },
});
