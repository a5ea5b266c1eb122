import { defineConfig } from '@playwright/test';
import product from '../playwright.config.ts';

const { globalSetup: _, ...shared } = product;

/** The components alone, from their sources: no release is needed. */
export default defineConfig({
  ...shared,
  // A trace costs a quarter of the run and a component fails again when asked: `pnpm playground <name> --trace on`.
  use: { ...shared.use, trace: 'off' },
  testIgnore: [],
  outputDir: '../.cache/playground/results',
  reporter: [['list'], ['json', { outputFile: '../.cache/playground.json' }]],
});
