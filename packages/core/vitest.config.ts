import { defineConfig } from 'vitest/config';

// A machine that does much else at once is slow, not wrong.
// A DOM for each file in a process that stays: half the time of a process for each. Threads of one
// process would hear each other's broadcast channels.
export default defineConfig({ test: { environment: 'jsdom', pool: 'vmForks', testTimeout: 30_000 } });
