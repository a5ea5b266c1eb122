#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeSimulation, simulateHealth } from './health/simulation.ts';

const usage = `pnpm simulate health [options]

  --seed <n>        another seed gives other runs (1)
  --json <file>     writes the result there as well; "-" writes it to stdout instead of the tables`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, json: { type: 'string' } },
});
const seed = Number(values.seed);
if (positionals[0] !== 'health' || !Number.isSafeInteger(seed)) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
const result = simulateHealth({ seed, healthyRuns: 3_000, healthyPages: 20_000, detectionRuns: 2_000 });
const json = `${JSON.stringify(result, null, 2)}\n`;
process.stdout.write(values.json === '-' ? json : `${describeSimulation(result)}\n`);
if (values.json !== undefined && values.json !== '-') await writeFile(values.json, json);
process.exitCode = result.healthy.alarms === 0 ? 0 : 1;
