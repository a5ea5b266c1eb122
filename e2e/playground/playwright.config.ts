import { defineConfig } from '@playwright/test';
import product from '../playwright.config.ts';

const { globalSetup: _, ...shared } = product;

/** The components alone, from their sources: no release is needed. */
export default defineConfig({
  ...shared,
  testIgnore: [],
  outputDir: '../.cache/playground/results',
  reporter: [['list'], ['json', { outputFile: '../.cache/playground.json' }]],
});
