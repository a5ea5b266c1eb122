#!/usr/bin/env node
import { describeSimulation, simulateHealth } from './health/simulation.ts';
import { readNumber, readOptions, refuse } from './read-options.ts';

const usage = `npm run simulate health -- [options]

  --seed <n>        another seed gives other runs (1)`;

const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
if (positionals[0] !== 'health') refuse(usage, 'Only health is simulated');
const seed = readNumber(usage, '--seed', values.seed);
const result = simulateHealth({ seed, healthyRuns: 3_000, healthyPages: 20_000, detectionRuns: 2_000 });
process.stdout.write(`${describeSimulation(result)}\n`);
process.exitCode = result.healthy.alarms === 0 ? 0 : 1;
