import { defineConfig } from 'vitest/config';

// A DOM for each file in a process that stays: half the time of a process for each. Threads of one
// process would hear each other's broadcast channels.
export default defineConfig({
  test: { environment: 'jsdom', pool: 'vmForks', setupFiles: '@paddock/testing/setup' },
});
