import { seedBugs } from '@paddock/host/seed-bugs';
import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/slip/testing/seeded-bugs.ts';

// A reused fork takes half the time of a new process per file. Threads of one process would hear
// each other's broadcast channels.
export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: {
    environment: 'jsdom',
    pool: 'vmForks',
    setupFiles: ['../.config/guard-console.ts', '@paddock/testing/setup'],
  },
});
