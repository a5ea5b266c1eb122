import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

/**
 * `npm run soak -- [--requests 1000000] [--minutes 60] [--seed <n>]`: runs {@link soak}. Exit code
 * 1 if it found a problem.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const { problems, figures } = await soak({
  requests: Number(values.requests),
  minutes: Number(values.minutes),
  seed: Number(values.seed),
});
for (const [what, value] of Object.entries(figures)) console.log(`${what}: ${value}`);
for (const problem of problems) console.log(`PROBLEM ${problem}`);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
