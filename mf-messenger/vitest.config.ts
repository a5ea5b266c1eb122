import { defineConfig } from 'vitest/config';

// A DOM for each file in a thread that stays: half the time of a process for each.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmThreads', setupFiles: '@paddock/testing/setup' },
});
