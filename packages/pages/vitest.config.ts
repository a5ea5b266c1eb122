import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow. Forks that are reused need half the time of a process for
// each file. Threads of one process would hear each other's broadcast channels.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmForks', setupFiles: './src/testing/setup.ts', testTimeout: 30_000 },
});
