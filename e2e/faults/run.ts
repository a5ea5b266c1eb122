import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureChromium, ensureFirefox, ensureHeadlessShell, run, turbo } from '@paddock/dev';
import { readNumber, refuse } from '@paddock/release/read-options';
import { BUGS } from './bugs.ts';
import { runProofs } from './proofs.ts';
import { save, sumUp, write } from './report.ts';
import { readCases } from './table.ts';
import { plantBugs } from './teeth.ts';

const USAGE = `npm run faults                      all cases of the table, and the tests elsewhere that prove the other classes
npm run faults -- -g drip           only cases; the words are those of playwright
npm run faults -- --teeth [3 28]   plants the bugs of all classes, or of these, each of which must be found`;

const CACHE = resolve(import.meta.dirname, '../.cache');
const TABLE = resolve(CACHE, 'faults/table.json');
const [first, ...words] = process.argv.slice(2);

if (process.argv.includes('--help')) console.log(USAGE);
else if (first === '--teeth') process.exitCode = await plantBugs(words.map(readClass));
else
  process.exitCode =
    (await turbo(['build'])) || (await survive([first, ...words].filter((word) => word !== undefined)));

/** The number of a class. Ends the process if it has no bug to plant. */
function readClass(word: string): number {
  const kind = readNumber(USAGE, '--teeth', word, 1);
  return BUGS.some((bug) => bug.kind === kind) ? kind : refuse(USAGE, `There is no class ${word}`);
}

async function survive(words: string[]): Promise<number> {
  const browsers = { CHROMIUM: ensureChromium(), HEADLESS_SHELL: ensureHeadlessShell(), FIREFOX: ensureFirefox() };
  const env = { ...browsers, PARTS: 'all' };
  await rm(TABLE, { force: true });
  const table = ['playwright', 'test', '--project=pages', 'faults/', '--reporter=list,json', ...words];
  const code = await run('pnpm', ['--filter', '@paddock/e2e', 'exec', ...table], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: TABLE,
  });
  const isWhole = words.length === 0;
  const sum = sumUp(await readCases(TABLE), isWhole ? await runProofs(env) : null);
  if (isWhole) await save(resolve(CACHE, 'faults'), sum);
  console.log(write(sum));
  return code || (isWhole && sum.survivedClasses < sum.classes.length ? 1 : 0);
}
