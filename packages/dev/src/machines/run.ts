import { readOptions } from '@paddock/release/read-options';
import { run } from '../turbo.ts';

readOptions(
  `npm run machines   kills two edges, two APIs, PostgreSQL and a bucket during bets, logins and promotes

  ROUNDS=20  how often each is killed; \`npm test\` kills each once`,
  { options: {} },
);

const { ROUNDS = '20' } = process.env;

const words = ['--filter', '@paddock/dev', 'exec', 'vitest', 'run', '--reporter=verbose', 'src/machines'];
process.exitCode = await run('pnpm', words, { MACHINES_ROUNDS: ROUNDS });
