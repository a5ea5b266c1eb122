/**
 * One user of a store in its own process, with its own clock, until it is killed: `node worker.ts
 * <options as JSON>`.
 */
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { vouch } from '../../change/vouch.ts';
import { withdraw } from '../../change/withdraw.ts';
import { collectGarbage } from '../../gc/collect-garbage.ts';
import { createRandom } from '../../health/random.ts';
import {
  type Actor,
  type BuildName,
  finishCanary,
  isReleaseError,
  openFileStore,
  openObjectStore,
  promote,
  publishBuild,
  readSigningKey,
  rollback,
  startCanary,
} from '../../index.ts';
import { readRelease } from '../../trust/journal.ts';
import { writeBuild } from '../make-build.ts';
import type { Work, WorkerEvent, WorkerOptions } from './events.ts';
import { createFullDisk } from './full-disk.ts';

// Flush now, since a killed process does not write its compile cache.
flushCompileCache();
const options = JSON.parse(process.argv[2] ?? '') as WorkerOptions;
const { data, keyFile, place, id, isReader, fullDisk, channels, remotes, olderThanMs } = options;
const random = createRandom(options.seed);

const DAY_MS = 86_400_000;
/** The probability of a clock jump per operation. */
const JUMPS = 0.02;
let clockOffsetMs = options.clockOffsetMs;

const TrueDate = Date;
// All code in this process gets the shifted time.
globalThis.Date = class extends TrueDate {
  constructor(...given: [] | [number]) {
    super(...((given.length === 0 ? [Date.now()] : given) as [number]));
  }
  static override now(): number {
    return TrueDate.now() + clockOffsetMs;
  }
} as DateConstructor;

const store = data.startsWith('s3:')
  ? openObjectStore(data, { timeoutMs: 3_000 })
  : openFileStore(data, { fileSystem: createFullDisk(fullDisk) });
const actor: Actor = {
  key: readSigningKey(await readFile(keyFile, 'utf8')),
  who: `worker ${id}`,
  now: () => new Date(),
};

/** An event without its span. */
type Outcome = WorkerEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'started' | 'ended'>
    : never
  : never;

const dists: string[] = [];
let step = 0;

const publish = async (): Promise<Outcome> => {
  const isAgain = dists.length > 0 && random.next() < 0.2;
  const name = random.pick(remotes);
  const folder = isAgain ? random.pick(dists) : (await writeBuild(place, name, `${id}/${step}`)).folder;
  if (!isAgain) dists.push(folder);
  const { build, changed } = await publishBuild(store, actor, folder);
  return { kind: 'publish', build: { name: build.name, buildId: build.buildId }, changed };
};

const pickBuild = async (): Promise<BuildName> =>
  random.pick((await store.listBuilds()).filter(({ name }) => name !== 'shell'));

const change = async (work: Work): Promise<Outcome> => {
  const channel = random.pick(channels);
  const reason = `${id}/${step}`;
  const target = await pickBuild();
  const { name, buildId } = target;
  const isNamed = random.next() < 0.3;
  const about = { channel, name, reason };
  const works = {
    promote: () => promote(store, actor, { channel, targets: [target], reason }),
    canary: () => startCanary(store, actor, { ...about, buildId, share: 50 }),
    finish: () => finishCanary(store, actor, about),
    rollback: () => rollback(store, actor, { ...about, ...(isNamed ? { to: buildId } : {}) }),
    vouch: () => vouch(store, actor, { ...about, ...(isNamed ? { buildId } : {}) }),
    withdraw: () => withdraw(store, actor, about),
  };
  const done = await works[work]();
  return { kind: 'change', work, channel, sequence: done.release.sequence, reason, changed: done.changed };
};

const collect = async (): Promise<Outcome> => {
  const { removed, broken } = await collectGarbage(store, { keep: 1, olderThanMs });
  return { kind: 'gc', removed, broken: broken.map(({ why }) => why) };
};

const read = async (): Promise<Outcome> => {
  const channel = random.pick(channels);
  const release = await readRelease(store, channel);
  // If all releases of a channel were lost, this reports number 0, which the check refuses.
  const { sequence, signature } = release ?? { sequence: 0, signature: { value: '' } };
  return { kind: 'read', channel, sequence, signature: signature.value };
};

const operate = (): Promise<Outcome> => {
  if (random.next() < JUMPS) clockOffsetMs = random.pick([-DAY_MS, 0, DAY_MS]);
  if (isReader) return read();
  const lot = random.next();
  if (lot < 0.3) return publish();
  if (lot < 0.56) return change('promote');
  if (lot < 0.63) return change('canary');
  if (lot < 0.68) return change('finish');
  if (lot < 0.83) return change('rollback');
  if (lot < 0.91) return change('vouch');
  if (lot < 0.93) return change('withdraw');
  return collect();
};

for (; ; step += 1) {
  const started = TrueDate.now();
  const outcome = await operate().catch(
    (error: unknown): Outcome => ({
      kind: 'refused',
      what: `${id}/${step}`,
      error: isReleaseError(error) ? error.kind : 'unexpected',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  process.stdout.write(`${JSON.stringify({ ...outcome, started, ended: TrueDate.now() })}\n`);
  if (isReader) await wait(20);
}
