import { readOptions } from '@paddock/release/read-options';
import { run } from '../turbo.ts';

readOptions(
  `npm run crash-states   tries disks that a power cut can leave during a publish, promote, rollback and gc: each must
                       be the old or the new store

  STATES=20000  how many at most; \`npm test\` tries some`,
  { options: {} },
);

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
