import { defineConfig } from 'vitest/config';

// A browser or eight servers start in many seconds on a busy machine.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: './src/testing/silence.ts',
  },
});
