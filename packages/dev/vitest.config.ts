import { defineConfig } from 'vitest/config';

// The tests of `template/` run in the remotes that are made of it.
export default defineConfig({ test: { dir: 'src' } });
