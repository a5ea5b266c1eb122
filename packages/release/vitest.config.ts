import { defineConfig } from 'vitest/config';

// No isolation: each test has its own store, and reloading the modules for each file was a tenth of
// the run. Long timeouts: a publish starts a process, which takes seconds on a busy machine.
export default defineConfig({
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } },
});
