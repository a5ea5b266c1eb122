import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/product/outbox/testing/seeded-bugs.ts';
import { seedBugs } from './src/testing/seed-bugs.ts';

// A machine that does much else at once is slow, not wrong.
// A DOM for each file in a process that stays: half the time of a process for each. Threads of one
// process would hear each other's broadcast channels.
export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: {
    environment: 'jsdom',
    pool: 'vmForks',
    testTimeout: 30_000,
    setupFiles: ['./src/testing/browser-request.ts', './src/testing/patience.ts'],
  },
});
