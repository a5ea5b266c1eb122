import { defineConfig } from 'vitest/config';

// Long timeouts: a busy machine is slow, not wrong.
export default defineConfig({ test: { environment: 'jsdom', testTimeout: 30_000 } });
