import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that are the same for every database run once. */
const once = ['src/world/**/*.test.ts', 'src/**/*.model.test.ts', 'src/server.test.ts'];
const include = ['{src,test}/**/*.test.ts'];

// All others run on SQLite and PostgreSQL. Quicker while writing: `vitest run --project sqlite
// src/rooms/payments`.
export default defineConfig({
  // scrypt is slow on purpose: at its real cost, hundreds of logins took most of the run.
  resolve: {
    alias: [
      {
        find: /^\.\/password-cost\.ts$/,
        replacement: fileURLToPath(new URL('test/rigs/password-cost.ts', import.meta.url)),
      },
    ],
  },
  test: {
    // Properties over whole days: slow where cores are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // No test waits for the clock, so both cores may be busy: half the time of one worker.
    maxWorkers: '100%',
    // Each test has a separate API and database. Loading and compiling the contract again for each
    // file took a fifth of the run.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'once', include: once, globalSetup: 'test/rigs/sqlite.setup.ts' } },
      { extends: true, test: { name: 'sqlite', include, exclude: once, globalSetup: 'test/rigs/sqlite.setup.ts' } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include,
          exclude: once,
          env: { REFERENCE_API_DATABASE: 'postgres' },
          globalSetup: 'test/rigs/postgres.setup.ts',
        },
      },
    ],
  },
});
