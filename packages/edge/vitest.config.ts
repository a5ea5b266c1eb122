import { defineConfig } from 'vitest/config';

// A browser or eight servers start in many seconds on a busy machine.
// Each test has an edge and a store of its own: to load the modules anew for each file was waste.
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: './src/testing/silence.ts',
  },
});
