import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/product/outbox/testing/seeded-bugs.ts';
import { seedBugs } from './src/testing/seed-bugs.ts';

// A machine that does much else at once is slow, not wrong.
export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: {
    environment: 'jsdom',
    testTimeout: 30_000,
    setupFiles: ['./src/testing/browser-request.ts', './src/testing/patience.ts'],
  },
});
