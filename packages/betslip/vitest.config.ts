import { defineConfig } from 'vitest/config';

// Property tests take longer than five seconds, and with RUNS=100000 longer than a minute.
export default defineConfig({ test: { testTimeout: process.env.RUNS ? 3_600_000 : 30_000 } });
