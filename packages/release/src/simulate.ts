#!/usr/bin/env node
import { describeSimulation, simulateHealth } from './health/simulation.ts';
import { readOptions } from './read-options.ts';

const usage = `npm run simulate health -- [options]

  --seed <n>        another seed gives other runs (1)`;

const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
if (positionals[0] !== 'health' || !Number.isSafeInteger(seed)) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
const result = simulateHealth({ seed, healthyRuns: 3_000, healthyPages: 20_000, detectionRuns: 2_000 });
process.stdout.write(`${describeSimulation(result)}\n`);
process.exitCode = result.healthy.alarms === 0 ? 0 : 1;
