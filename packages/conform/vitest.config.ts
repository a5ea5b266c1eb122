import { defineConfig } from 'vitest/config';

// The limits are for a real browser on a busy machine; all other tests use a fake clock.
export default defineConfig({ test: { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } });
