import { defineConfig } from 'vitest/config';

// Properties see more tickets than five seconds hold, and with RUNS=100000 than a minute does.
export default defineConfig({ test: { testTimeout: process.env.RUNS ? 3_600_000 : 30_000 } });
