import { seedBugs } from '@paddock/host/seed-bugs';
import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/slip/testing/seeded-bugs.ts';

// A DOM for each file in a thread that stays: half the time of a process for each.
export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: { environment: 'jsdom', pool: 'vmThreads', setupFiles: '@paddock/testing/setup' },
});
