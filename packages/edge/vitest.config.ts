import { defineConfig } from 'vitest/config';

// On a busy machine, a browser or eight servers take many seconds to start.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: './src/testing/silence.ts',
  },
});
