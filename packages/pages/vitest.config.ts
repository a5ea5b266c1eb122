import { defineConfig } from 'vitest/config';

// A machine that does much else at once is slow, not wrong.
export default defineConfig({
  test: { environment: 'jsdom', setupFiles: './src/testing/setup.ts', testTimeout: 30_000 },
});
