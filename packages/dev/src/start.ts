import { resolve } from 'node:path';
import { isReleaseError } from '@paddock/release';
import { readOptions } from '@paddock/release/read-options';
import { APPS } from './apps.ts';
import { startProduct } from './product.ts';
import { publishAll } from './publish-all.ts';
import { root } from './root.ts';
import { turbo } from './turbo.ts';

const USAGE = `npm start -- [options]

  --port <n>       where the product listens (3000; the next free port if it is taken)
  --data <folder>  releases, keys and the race days (.paddock)
  --races <file>   real race days instead of generated ones; repeat it for more files
  --no-render      browsers render all pages; without it, the edge renders many of them for guests
  --hold-tokens    the edge holds the tokens of customers; without it, scripts of the page have them
  --verbose        the edge's log as well`;

const { port, data, races, renders, holdsTokens, verbose } = readArguments();
const started = performance.now();
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const say = (word: string, text: string) => process.stdout.write(`  ${word.padEnd(10)} ${text}\n`);

process.stdout.write('Paddock\n');
let from = performance.now();
process.stdout.write('  building, what changed …\n');
if ((await turbo(['build'], { quiet: true })) !== 0) process.exit(1);
say('built', `${APPS.length} apps in ${seconds(from)}`);

from = performance.now();
const { sequence, changed } = await publishAll(data).catch(end);
say(
  'released',
  `production is at release ${sequence}${changed.length ? `: ${changed.join(', ')}` : ', unchanged'} (${seconds(from)})`,
);

const log = verbose ? writeLog : () => {};
const product = await startProduct({ data, port, races, isGuarded: true, renders, holdsTokens, log }).catch(end);
if (product.portTaken !== null) say('port', `${product.portTaken} is taken, using the next free one`);
for (const note of product.notes) say(note.startsWith('  ') ? '' : 'races', note);
say('memory', `${Math.round(process.memoryUsage.rss() / 1e6)} MB`);

process.stdout.write(`
  ${product.url}      deutsch
  ${product.url}en    English

  Customers:    ${product.apiUrl}dev/customers (one for each state), ${product.apiUrl}dev/outbox (their mails)
  An operator:  npm run paddock -- operate --origin ${product.operateUrl} (a link to the operators' page);
                npm run paddock -- status --edge ${product.adminUrl}; ${product.adminUrl}paddock/health, ${product.adminUrl}paddock/metrics
  A squad:      npm run dev racing
  Ready in ${seconds(started)}. Ctrl-C ends it.
`);

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void product.stop().then(() => process.exit(0));
};
process.on('SIGINT', stop).on('SIGTERM', stop);

/** Says what is wrong, and the way out. */
function end(error: Error): never {
  process.stderr.write(`${error.message}\n${isReleaseError(error) ? `${error.mend}\n` : ''}`);
  process.exit(1);
}

function writeLog(event: object) {
  process.stderr.write(`${JSON.stringify(event)}\n`);
}

function readArguments() {
  const { values } = readOptions(USAGE, {
    options: {
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: resolve(root, '.paddock') },
      races: { type: 'string', multiple: true, default: [] },
      'no-render': { type: 'boolean', default: false },
      'hold-tokens': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    process.stderr.write(`${JSON.stringify(values.port)} is no port.\n\n${USAGE}\n`);
    process.exit(2);
  }
  return {
    port,
    data: resolve(values.data),
    races: values.races.map((file) => resolve(file)),
    renders: !values['no-render'],
    holdsTokens: values['hold-tokens'],
    verbose: values.verbose,
  };
}
