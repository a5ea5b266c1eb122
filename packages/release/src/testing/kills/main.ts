/**
 * `npm run journal`: rounds of {@link runKills} with 32 processes, each with its own store, in a
 * folder or a bucket. Exit code 1 if anything was lost.
 */
import { readNumber, readOptions } from '../../read-options.ts';
import { runKills, type Tally } from './run-kills.ts';

const USAGE = `npm run journal -- [options]

  --kills <n>         until n processes were killed (1000)
  --acknowledged <n>  and until n publishes and changes were acknowledged (100000); promotes are
                      counted apart, too
  --seed <n>          repeats a run; it is printed
  --bucket            the stores are in a pretend bucket; without it, in folders`;

/** Short rounds keep journals short, since each change reads the whole journal of its channel. */
const ROUND = { writers: 24, readers: 8, kills: 10, acknowledged: 1_000 };

const { values } = readOptions(USAGE, {
  options: {
    kills: { type: 'string', default: '1000' },
    acknowledged: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    bucket: { type: 'boolean', default: false },
  },
});
const [kills, acknowledged, first] = [
  readNumber(USAGE, '--kills', values.kills, 1),
  readNumber(USAGE, '--acknowledged', values.acknowledged, 1),
  readNumber(USAGE, '--seed', values.seed),
];
const rounds = Math.max(kills / ROUND.kills, acknowledged / ROUND.acknowledged);
const total: Tally = {
  kills: 0,
  stops: 0,
  longStops: 0,
  fills: 0,
  published: 0,
  changed: 0,
  promoted: 0,
  collected: 0,
  removed: 0,
  refused: 0,
  unknown: 0,
  read: 0,
  faults: {},
  problems: [],
};
for (let round = 0; round < rounds; round += 1) {
  const seed = first + round;
  const started = performance.now();
  const tally = await runKills({ ...ROUND, medium: values.bucket ? 'bucket' : 'folder', seed });
  const { problems, faults, ...counts } = tally;
  for (const key of Object.keys(counts) as (keyof typeof counts)[]) total[key] += counts[key];
  for (const [fault, count] of Object.entries(faults)) total.faults[fault] = (total.faults[fault] ?? 0) + count;
  total.problems.push(...problems.map((problem) => `seed ${seed}: ${problem}`));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`seed ${seed}, ${seconds} s: ${JSON.stringify(counts)}`);
  for (const problem of problems) console.log(`  PROBLEM ${problem}`);
}
const { problems, ...counts } = total;
console.log(`${problems.length} problems in ${Math.ceil(rounds)} rounds: ${JSON.stringify(counts)}`);
process.exitCode = problems.length > 0 ? 1 : 0;
