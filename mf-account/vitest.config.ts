import { defineConfig } from 'vitest/config';

// Forks that are reused need half the time of a process for each file. Threads of one process would
// hear each other's broadcast channels.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmForks', setupFiles: '@paddock/testing/setup' },
});
