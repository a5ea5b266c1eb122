import { run } from '../turbo.ts';

/**
 * `npm run machines`: two edges, two APIs, one PostgreSQL and one bucket on this machine. Each is
 * killed 20 times during bets, logins and promotes, with tokens in scripts and with tokens that the
 * edges hold. `npm test` kills each once.
 */
const { ROUNDS = '20' } = process.env;

const words = ['--filter', '@paddock/dev', 'exec', 'vitest', 'run', '--reporter=verbose', 'src/machines'];
process.exitCode = await run('pnpm', words, { MACHINES_ROUNDS: ROUNDS });
