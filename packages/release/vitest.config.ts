import { defineConfig } from 'vitest/config';

// Each test has a store of its own. To load the modules and fill a store anew for each file was a
// tenth of the run. A publish by the command starts a process, which takes seconds on a busy
// machine.
export default defineConfig({
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } },
});
