import { defineConfig } from 'vitest/config';

// A test waits up to 4 s for each of its steps (setup.ts), and has several.
export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/browser-request.ts', './src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});
