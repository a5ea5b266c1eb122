import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', setupFiles: ['./src/testing/browser-request.ts', './src/testing/setup.ts'] },
});
