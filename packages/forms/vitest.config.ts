import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow. A reused fork takes half the time of a new process per
// file. Threads of one process would hear each other's broadcast channels.
export default defineConfig({
  test: {
    environment: 'jsdom',
    pool: 'vmForks',
    setupFiles: ['../../.config/guard-console.ts', './src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});
