import { readNumber, readOptions } from '@paddock/release/read-options';
import { soak } from './soak.ts';

/** Exit code 1 if it found a problem. */
const USAGE = `npm run soak -- [options]   an edge and an API under load, while releases change and requests fail

  --requests <n>  ends after n requests (1000000)
  --minutes <n>   or after n minutes (60)
  --seed <n>      repeats a run (1)`;

const { values } = readOptions(USAGE, {
  options: {
    requests: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const { problems, figures } = await soak({
  requests: readNumber(USAGE, '--requests', values.requests, 1),
  minutes: readNumber(USAGE, '--minutes', values.minutes, 1),
  seed: readNumber(USAGE, '--seed', values.seed),
});
for (const [what, value] of Object.entries(figures)) console.log(`${what}: ${value}`);
for (const problem of problems) console.log(`PROBLEM ${problem}`);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
