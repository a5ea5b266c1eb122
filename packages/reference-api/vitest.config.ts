import { defineConfig } from 'vitest/config';

// Properties over whole days: slow where cores are shared.
export default defineConfig({ test: { testTimeout: 20_000 } });
