import { defineConfig } from '@playwright/test';
import product from '../playwright.config.ts';

/** The components alone, from their sources: no release is needed. */
export default defineConfig({
  ...product,
  globalSetup: './serve.ts',
  testIgnore: [],
  outputDir: '../.cache/playground/results',
  reporter: [['list'], ['json', { outputFile: '../.cache/playground.json' }]],
});
