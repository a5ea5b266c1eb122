import { defineConfig } from '@playwright/test';
import product from '../playwright.config.ts';

const { projects: _, ...shared } = product;

/** Only the components, from their sources: no release is needed. */
export default defineConfig({
  ...shared,
  globalSetup: './serve.ts',
  testIgnore: [],
  workers: 2,
  outputDir: '../.cache/playground/results',
  reporter: [['list'], ['json', { outputFile: '../.cache/playground.json' }]],
});
