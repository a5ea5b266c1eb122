import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow, not wrong.
// A DOM for each file in a process that stays: half the time of a process for each. Threads of one
// process would hear each other's broadcast channels.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmForks', setupFiles: './src/testing/setup.ts', testTimeout: 30_000 },
});
