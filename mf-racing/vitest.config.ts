import { seedBugs } from '@paddock/host/seed-bugs';
import { defineConfig } from 'vitest/config';
import { SEEDED_BUGS } from './src/slip/testing/seeded-bugs.ts';

export default defineConfig({
  plugins: [seedBugs(SEEDED_BUGS)],
  test: { environment: 'jsdom', setupFiles: '@paddock/testing/setup' },
});
