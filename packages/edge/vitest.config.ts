import { defineConfig } from 'vitest/config';

// A browser starts in seconds on a busy machine.
export default defineConfig({ test: { testTimeout: 20_000, setupFiles: './src/testing/silence.ts' } });
