import { run } from '../turbo.ts';

/**
 * `npm run crash-states`: tries more than 10,000 disks that a power cut can leave during a publish,
 * promote, rollback and gc. Each must be the old or the new store. `npm test` tries some.
 */
const { STATES = '20000' } = process.env;

const words = [
  '--filter',
  '@paddock/release',
  'exec',
  'vitest',
  'run',
  '--reporter=verbose',
  'src/store/crash-states.test.ts',
];
process.exitCode = await run('pnpm', words, { CRASH_STATES: STATES });
