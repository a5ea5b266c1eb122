/**
 * One operator of the concurrency test, in its own process: `node operate.ts <data> <number>
 * <count> <builds as JSON>`.
 */
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isReleaseError, openFileStore, promote, readSigningKey, rollback } from '../index.ts';

// Flush now, since a killed process does not write its compile cache.
flushCompileCache();
const [data = '', number = '0', count = '0', list = '{}'] = process.argv.slice(2);
const builds = JSON.parse(list) as Record<string, string[]>;
const names = Object.keys(builds);
const store = openFileStore(data);
const actor = {
  key: readSigningKey(await readFile(join(data, 'keys', 'operator.key'), 'utf8')),
  who: `operator ${number}`,
  now: () => new Date(),
};

const operate = (step: number) => {
  const name = names[(Number(number) + step) % names.length] as string;
  const reason = `${number}/${step}`;
  if (step % 4 === 3) return rollback(store, actor, { channel: 'production', name, reason });
  const ids = builds[name] as string[];
  const buildId = ids[(Number(number) + step) % ids.length] as string;
  return promote(store, actor, { channel: 'production', targets: [{ name, buildId }], reason });
};

for (let step = 0; step < Number(count); step += 1) {
  const reason = `${number}/${step}`;
  const outcome = await operate(step).then(
    ({ changed, release, lostRaces }) => ({ reason, changed, sequence: release.sequence, lostRaces }),
    (error) => ({ reason, refused: isReleaseError(error) ? error.kind : 'crash', message: String(error) }),
  );
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
