import { defineConfig } from 'vitest/config';

// A long timeout, since a guard starts processes, which take seconds on a busy machine.
// The tests of `template/` run in the remotes made from it.
export default defineConfig({ test: { dir: 'src', testTimeout: 60_000 } });
