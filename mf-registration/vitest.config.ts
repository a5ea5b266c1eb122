import { defineConfig } from 'vitest/config';

// A reused fork takes half the time of a new process per file. Threads of one process would hear
// each other's broadcast channels.
export default defineConfig({
  test: {
    environment: 'jsdom',
    pool: 'vmForks',
    setupFiles: ['../.config/guard-console.ts', '@paddock/testing/setup'],
  },
});
