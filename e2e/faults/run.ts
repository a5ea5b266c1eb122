import { ensureChromium, ensureFirefox, run, turbo } from '@paddock/dev';

/**
 * `pnpm faults`: all cases of the tables of faults, on the published product. `npm test` runs a
 * part of them. Words after it go to Playwright: `pnpm faults -g drip`.
 */
const env = { CHROMIUM: ensureChromium(), FIREFOX: ensureFirefox(), PARTS: 'all' };
const words = process.argv.slice(2);
const suite = ['--filter', '@paddock/e2e', 'exec', 'playwright', 'test', '--project=pages', 'faults/', ...words];
process.exitCode = (await turbo(['build'])) || (await run('pnpm', suite, env));
