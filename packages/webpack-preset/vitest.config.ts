import { defineConfig } from 'vitest/config';

// One file at a time with long timeouts, since a build takes seconds and keeps all cores busy.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } });
