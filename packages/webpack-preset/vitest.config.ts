import { defineConfig } from 'vitest/config';

// A build takes seconds, and the first one of a run pays for loading webpack.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
