import { defineConfig } from 'vitest/config';

// A machine that does much else at once is slow, not wrong.
export default defineConfig({ test: { environment: 'jsdom', testTimeout: 30_000 } });
