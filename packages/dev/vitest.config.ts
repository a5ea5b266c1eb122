import { defineConfig } from 'vitest/config';

// A guard starts processes, which take seconds on a busy machine.
// The tests of `template/` run in the remotes that are made of it.
export default defineConfig({ test: { dir: 'src', testTimeout: 60_000 } });
