import { defineConfig } from 'vitest/config';

// A build takes seconds, and keeps all cores busy by itself: one file after the other, and time to
// spare.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } });
