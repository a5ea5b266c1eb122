import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow, not wrong.
export default defineConfig({
  test: { environment: 'jsdom', setupFiles: './src/testing/patience.ts', testTimeout: 30_000 },
});
