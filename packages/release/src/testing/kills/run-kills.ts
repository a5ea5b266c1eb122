import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../health/random.ts';
import { type Actor, openFileStore, openObjectStore, promote, publishBuild, type ReleaseStore } from '../../index.ts';
import { initStore } from '../../trust/keys.ts';
import { writeBuild } from '../make-build.ts';
import { createFakeS3, FAKE_LOCATION, PASSING_FAULTS, serveFakeS3 } from '../s3/fake-s3.ts';
import { startNode } from '../start-node.ts';
import { checkStore } from './check-store.ts';
import type { WorkerEvent, WorkerOptions } from './events.ts';
import { startReader } from './reader.ts';

const DAY_MS = 86_400_000;
const CLOCKS = [-DAY_MS, 0, DAY_MS, 0] as const;
const REMOTES = ['mf-racing', 'mf-streams', 'mf-account'];
const CHANNELS = ['production', 'staging', 'a', 'b', 'c', 'd'];
/** Short, so that gc always has builds to remove. Longer for a bucket, whose clock has seconds. */
const OLDER_THAN_MS = { folder: 400, bucket: 3_000 };
/**
 * The share of requests that a bucket loses, refuses temporarily, or handles but loses the answer.
 */
const LOST = 0.02;
/** The share of hits that stop a worker for a moment instead of killing it. */
const STOPS = 0.3;
/**
 * The share of stops that outlast the 3 s after which a worker gives a request to a bucket up, and
 * the age at which gc removes builds.
 */
const LONG_STOPS = 0.2;
const LONG_STOP_MS = 5_000;
/** The share of hits that fill the disk for a moment. */
const FILLS = 0.2;

export interface KillsOptions {
  medium?: 'folder' | 'bucket';
  writers: number;
  readers: number;
  kills: number;
  acknowledged: number;
  seed: number;
}

/** The counts and the problems of one run. */
export interface Tally {
  kills: number;
  stops: number;
  /** Those of them that outlast a timeout. */
  longStops: number;
  fills: number;
  published: number;
  changed: number;
  /** Those changes that are promotes. */
  promoted: number;
  collected: number;
  removed: number;
  refused: number;
  /** Changes in the journal whose writer was killed before it could report them. */
  unknown: number;
  /** Releases that the reader saw. */
  read: number;
  /** How often the bucket showed each fault. */
  faults: Record<string, number>;
  problems: string[];
}

const openMedium = async (folder: string, medium: 'folder' | 'bucket', seed: number) => {
  if (medium === 'folder') {
    const store = openFileStore(join(folder, 'data'));
    return { store, data: store.folder, env: process.env, shown: new Map<string, number>(), close: async () => {} };
  }
  const bucket = createFakeS3();
  const { close } = await serveFakeS3(bucket);
  const { environment, send } = bucket;
  const random = createRandom(seed);
  bucket.fault = () => (random.next() < LOST ? random.pick(PASSING_FAULTS) : null);
  const store = openObjectStore(FAKE_LOCATION, { environment, send });
  return { store, data: FAKE_LOCATION, env: { ...process.env, ...environment }, shown: bucket.shown, close };
};

const prepareStore = async (store: ReleaseStore, folder: string): Promise<void> => {
  const { operator: key } = await initStore(store, join(folder, 'keys'));
  const actor: Actor = { key, who: 'first', now: () => new Date() };
  const targets = [];
  for (const name of ['shell', ...REMOTES]) {
    const { folder: dist, build } = await writeBuild(join(folder, 'dists'), name, 'first');
    await publishBuild(store, actor, dist);
    targets.push(build);
  }
  for (const channel of CHANNELS) await promote(store, actor, { channel, targets });
};

/** Starts a worker; `ended` resolves after its last line was read. */
const startWorker = (options: WorkerOptions, env: NodeJS.ProcessEnv, listener: (event: WorkerEvent) => void) => {
  const child = startNode(new URL('./worker.ts', import.meta.url), [JSON.stringify(options)], { env });
  let rest = '';
  child.stdout.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listener(JSON.parse(line) as WorkerEvent);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { child, ended };
};

/**
 * Writers publish, promote, roll back and collect garbage on one store, and readers read it, each
 * in its own process with its own clock. They are killed, stopped or run out of disk at random
 * moments, until enough changes were acknowledged. Then the store is checked against their reports.
 * The seed decides what each worker does, and when it is hit after which acknowledgement.
 */
export const runKills = async ({
  medium = 'folder',
  writers,
  readers,
  kills,
  acknowledged,
  seed,
}: KillsOptions): Promise<Tally> => {
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'paddock-kills-'));
  const random = createRandom(seed);
  const events: WorkerEvent[] = [];
  const running = new Map<number, ReturnType<typeof startWorker>>();
  const endings: Promise<void>[] = [];
  const counts = { acknowledged: 0, kills: 0, stops: 0, longStops: 0, fills: 0, started: 0 };
  const fullDisk = join(folder, 'full');
  const hits = () => counts.kills + counts.stops + counts.fills;
  const olderThanMs = OLDER_THAN_MS[medium];
  const { store, data, env, shown, close } = await openMedium(folder, medium, seed);
  try {
    await prepareStore(store, folder);
    const reader = startReader(store, CHANNELS);
    await new Promise<void>((resolve) => {
      let isOver = false;
      const listener = (event: WorkerEvent): void => {
        events.push(event);
        if ((event.kind !== 'publish' && event.kind !== 'change') || !event.changed) return;
        counts.acknowledged += 1;
        if (hits() < Math.floor((counts.acknowledged * kills) / acknowledged / (1 - STOPS - FILLS))) hit();
        if (counts.acknowledged >= acknowledged && counts.kills >= kills) {
          isOver = true;
          resolve();
        }
      };
      const start = (place: number): void => {
        counts.started += 1;
        const options: WorkerOptions = {
          data,
          keyFile: join(folder, 'keys', 'operator.key'),
          place: join(folder, 'dists'),
          id: `${place}.${counts.started}`,
          seed: random.below(2 ** 31),
          isReader: place >= writers,
          clockOffsetMs: CLOCKS[place % CLOCKS.length] as number,
          fullDisk,
          channels: CHANNELS,
          remotes: REMOTES,
          olderThanMs,
        };
        const worker = startWorker(options, env, listener);
        running.set(place, worker);
        endings.push(worker.ended);
      };
      const hit = (): void => {
        const place = random.below(writers + readers);
        const lot = random.next();
        const kind = lot < STOPS ? 'stops' : lot < STOPS + FILLS ? 'fills' : 'kills';
        const [wait, pause] = [random.below(40), 50 + random.below(300)];
        const isLong = kind === 'stops' && random.next() < LONG_STOPS;
        counts[kind] += 1;
        if (isLong) counts.longStops += 1;
        setTimeout(() => {
          const worker = running.get(place);
          if (isOver || !worker) return;
          if (kind === 'fills') {
            void writeFile(fullDisk, '');
            setTimeout(() => void rm(fullDisk, { force: true }), pause);
          } else if (kind === 'stops') {
            worker.child.kill('SIGSTOP');
            setTimeout(() => worker.child.kill('SIGCONT'), isLong ? LONG_STOP_MS : pause);
          } else {
            worker.child.kill('SIGKILL');
            start(place);
          }
        }, wait);
      };
      for (let place = 0; place < writers + readers; place += 1) start(place);
    });
    for (const { child } of running.values()) child.kill('SIGKILL');
    await Promise.all(endings);
    const seen = await reader.stop();
    // The last workers are killed, too, so they count as kills.
    const { problems, unknown } = await checkStore(store, events, seen, {
      kills: counts.kills + writers + readers,
      olderThanMs,
    });
    const count = (test: (event: WorkerEvent) => boolean): number => events.filter(test).length;
    return {
      kills: counts.kills + writers + readers,
      stops: counts.stops,
      longStops: counts.longStops,
      fills: counts.fills,
      published: count((event) => event.kind === 'publish' && event.changed),
      changed: count((event) => event.kind === 'change' && event.changed),
      promoted: count((event) => event.kind === 'change' && event.changed && event.work === 'promote'),
      collected: count(({ kind }) => kind === 'gc'),
      removed: events.reduce((sum, event) => sum + (event.kind === 'gc' ? event.removed.length : 0), 0),
      refused: count(({ kind }) => kind === 'refused'),
      unknown,
      read: seen.releases.size,
      faults: Object.fromEntries(shown),
      problems,
    };
  } finally {
    for (const { child } of running.values()) child.kill('SIGKILL');
    await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
