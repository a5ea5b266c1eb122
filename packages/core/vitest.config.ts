import { defineConfig } from 'vitest/config';

// A long timeout for busy machines. `vmForks` makes a DOM for each file in a reused process, which
// halves the time. Threads of one process would share broadcast channels.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmForks', setupFiles: '../../.config/guard-console.ts', testTimeout: 30_000 },
});
