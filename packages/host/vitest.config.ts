import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/product/outbox/testing/seeded-bugs.ts';
import { seedBugs } from './src/testing/seed-bugs.ts';

// A long timeout: a busy machine is slow. A reused fork takes half the time of a new process per
// file. Threads of one process would hear each other's broadcast channels.
export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: {
    environment: 'jsdom',
    pool: 'vmForks',
    testTimeout: 30_000,
    setupFiles: ['../../.config/guard-console.ts', './src/testing/browser-request.ts', './src/testing/patience.ts'],
  },
});
