import { defineConfig } from 'vitest/config';

// Property tests take seconds, on a busy machine half a minute, and with RUNS=100000 longer than a
// minute.
export default defineConfig({ test: { testTimeout: process.env.RUNS ? 3_600_000 : 120_000 } });
