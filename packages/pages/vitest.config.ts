import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow, not wrong.
// A DOM for each file in a thread that stays: half the time of a process for each.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmThreads', setupFiles: './src/testing/setup.ts', testTimeout: 30_000 },
});
