import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { turbo } from '@paddock/dev';
import { MACHINE_CLOCKS } from './machine-clocks.ts';
import { runSuite } from './run-suite.ts';

const USAGE = `npm run instants [files and options of playwright]   end to end with the machine's clock set to ten instants

  CLOCKS=7,8  the seventh and the eighth alone: all take hours`;

const words = process.argv.slice(2).filter((word) => word !== '--');
const say = (line: string) => process.stdout.write(`${line}\n`);
if (words.includes('--help')) {
  say(USAGE);
  process.exit(0);
}

const all = Object.entries(MACHINE_CLOCKS);
const chosen = process.env.CLOCKS?.split(',').map(Number);
const clocks = chosen ? chosen.flatMap((number) => all.slice(number - 1, number)) : all;
if (chosen && clocks.length < chosen.length) {
  say(`CLOCKS has numbers from 1 to ${all.length}, with commas: CLOCKS=7,8`);
  process.exit(2);
}
if (spawnSync('faketime', ['--version']).status !== 0) {
  say('There is no faketime, which sets the clock of a process. Linux has it: apt-get install faketime');
  process.exit(2);
}
say('building, what changed …');
if ((await turbo(['build'], { quiet: true })) !== 0) process.exit(1);

const logs = resolve(import.meta.dirname, '../.cache/instants');
mkdirSync(logs, { recursive: true });
let green = 0;
for (const [name, instant] of clocks) {
  const log = resolve(logs, `${instant.slice(0, 16).replace(':', '')}.log`);
  const started = performance.now();
  const { isGreen, passed, failed } = await runSuite(instant, log, words);
  if (isGreen) green += 1;
  const seconds = Math.round((performance.now() - started) / 1_000);
  const verdict = isGreen ? 'green' : `RED, see ${log}`;
  say(`${instant}  ${name.padEnd(34)}  ${passed} passed, ${failed} failed, ${seconds} s  ${verdict}`);
}
say(`${green} of ${clocks.length} green`);
process.exitCode = green === clocks.length ? 0 : 1;
