import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promote } from '../../change/change-release.ts';
import { publishBuild } from '../../publish/publish.ts';
import { expectOldOrNew, ORDER, prepareActions, runActions } from '../../testing/four-actions.ts';
import { runKills } from '../../testing/kills/run-kills.ts';
import { writeBuild } from '../../testing/make-build.ts';
import { PASSING_FAULTS } from '../../testing/s3/fake-s3.ts';
import { makeBucket, makeBucketStore } from '../../testing/s3/make-bucket.ts';
import { initStore } from '../../trust/keys.ts';
import { verifyBuild } from '../../trust/verify-store.ts';
import { MAX_BYTES } from '../store.ts';
import { watchChannel } from '../watch-channel.ts';
import { openObjectStore } from './object-store.ts';

const channel = 'production';
const racing = { name: 'mf-racing', buildId: '1.0.0-aaaaaaaaaaaa' };
const filesOf = (content: string) => new Map([['build.json', Buffer.from(content)]]);
const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('utf8');

describe('a store in a bucket', () => {
  test.each(PASSING_FAULTS)(
    '[BUCKET-1] does each thing once, whatever request is hit by %s: refused for a moment, lost, or done and its answer lost',
    async (fault) => {
      const { bucket, open, store, operator, folder } = await makeBucketStore();
      const prepared = await prepareActions(store, operator, folder);
      let hits = 0;
      // Fails the first attempt of each request.
      const seen = new Set<string>();
      bucket.fault = ({ method, key, isConditional }) => {
        const asked = `${method} ${key} ${isConditional}`;
        if (!seen.delete(asked)) {
          seen.add(asked);
          hits += 1;
          return fault;
        }
        return null;
      };
      expect(await runActions(prepared, open())).toEqual({ acknowledged: [...ORDER], failure: null });
      bucket.fault = () => null;
      await expectOldOrNew(prepared, open(), ORDER);
      expect(await store.listSequences(channel)).toEqual([1, 2, 3, 4]);
      expect([...bucket.objects.keys()].filter((key) => key.includes('/pending/'))).toEqual([]);
      expect(hits).toBeGreaterThan(50);
    },
  );

  test.each([
    ['before', 'reset'],
    ['after', 'reset-after'],
  ] as const)(
    '[BUCKET-2] has the old or the new state if the process ends %s any request, and the command can be run again',
    async (_, fault) => {
      const { bucket, open, store, operator, folder } = await makeBucketStore();
      const prepared = await prepareActions(store, operator, folder);
      const before = new Map(bucket.objects);
      const stride = process.env.EVERY_STEP ? 1 : 23;
      let step = 1;
      for (; ; step += stride) {
        bucket.objects.clear();
        for (const [key, object] of before) bucket.objects.set(key, object);
        const writer = open();
        // The writer probes the bucket here.
        expect(await writer.createRoot('x')).toBe('taken');
        const from = bucket.requests.length;
        bucket.fault = ({ number }) => (number - from === step ? fault : number - from > step ? 'reset' : null);
        const { acknowledged, failure } = await runActions(prepared, writer);
        bucket.fault = () => null;
        if (!failure) break;
        expect(failure, String(failure)).toMatchObject({ kind: 'storage' });
        await expectOldOrNew(prepared, open(), acknowledged);
      }
      expect(step).toBeGreaterThan(100);
    },
    120_000,
  );

  test('[BUCKET-3] [STORE-16] [STORE-17] [STORE-18] [STORE-19] keeps what was acknowledged while processes with clocks a day apart are killed, and the bucket loses requests', async () => {
    const seed = Date.now() % 1_000_000;
    const { problems, kills, published, changed } = await runKills({
      medium: 'bucket',
      writers: 4,
      readers: 0,
      kills: 2,
      acknowledged: 20,
      seed,
    });
    expect(problems, `seed ${seed}`).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(published + changed).toBeGreaterThanOrEqual(20);
  }, 120_000);

  test('[BUCKET-4] an upload is its own: the removal of an earlier one of the same build takes nothing of it', async () => {
    const { bucket, open, store } = await makeBucketStore();
    await store.putBuild(racing, filesOf('first'), filesOf('map'));
    const settle = await store.withdrawBuild(racing);
    // The removing process pauses after its decision.
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow = open({
      send: async (request) => {
        if (request.method === 'DELETE' && request.url.includes('/builds/')) await asleep;
        return bucket.send(request);
      },
    });
    expect(settle).not.toBeNull();
    const withdrawn = await slow.withdrawBuild(racing);
    const removing = withdrawn?.(true);
    await expect.poll(() => open().listBuilds()).toEqual([]);
    expect(await open().putBuild(racing, filesOf('second'), new Map())).toBe('written');
    wake();
    expect(await removing).toBe(true);
    expect(text(await open().readBuildFile(racing.name, racing.buildId, 'build.json'))).toBe('second');
    // Another withdrawal came between.
    expect(await settle?.(true)).toBe(false);
    expect(text(await store.readBuildFile(racing.name, racing.buildId, 'build.json'))).toBe('second');
  });

  test('[BUCKET-5] of two publishers of one build one writes it, and a build that is needed is not removed', async () => {
    const { open, store } = await makeBucketStore();
    const outcomes = await Promise.all([1, 2, 3].map((n) => open().putBuild(racing, filesOf(`${n}`), new Map())));
    expect(outcomes.sort()).toEqual(['taken', 'taken', 'written']);
    const settle = await store.withdrawBuild(racing);
    expect(await open().keepBuild(racing)).toBe(true);
    expect(await settle?.(true)).toBe(false);
    expect(await store.listBuilds()).toEqual([racing]);
    const again = await store.withdrawBuild(racing);
    expect(await again?.(true)).toBe(true);
    expect(await open().keepBuild(racing)).toBe(false);
    expect(await open().appendRecord(channel, 1, Buffer.from('x'), [racing])).toBe('stale');
    expect(await open().newestSequence(channel)).toBe(0);
  });

  test('[BUCKET-6] unfinished uploads and releases are swept after an hour, and what was finished stays', async () => {
    const { bucket, open, store } = await makeBucketStore();
    const start = Date.now();
    bucket.now = () => new Date(start);
    await store.putBuild(racing, filesOf('whole'), new Map());
    const half = { ...racing, buildId: '1.0.0-bbbbbbbbbbbb' };
    bucket.fault = ({ key, method }) => (method === 'PUT' && key.includes('/log/') ? 'reset' : null);
    await expect(open().putBuild(half, filesOf('half'), filesOf('map'))).rejects.toMatchObject({ kind: 'storage' });
    bucket.fault = ({ key, method }) => (method === 'PUT' && key.includes('/journal/') ? 'reset' : null);
    await expect(open().appendRecord(channel, 1, Buffer.from('x'), [racing])).rejects.toMatchObject({
      kind: 'storage',
    });
    bucket.fault = () => null;
    expect(await store.pendingRecords()).toHaveLength(1);
    // The leftover of a process that was killed during a probe.
    const probe = { bytes: Buffer.from('x'), modified: new Date(start) };
    bucket.objects.set('paddock/pending/probe-1/one', probe);
    bucket.now = () => new Date(start + 59 * 60_000);
    expect(await open().sweep(3_600_000)).toBe(0);
    bucket.now = () => new Date(start + 61 * 60_000);
    expect(await open().sweep(3_600_000)).toBe(3);
    expect([...bucket.objects.keys()].filter((key) => key.includes('bbbb') || key.includes('pending'))).toEqual([]);
    expect(text(await open().readBuildFile(racing.name, racing.buildId, 'build.json'))).toBe('whole');
  });

  test.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
  ])('[BUCKET-7] goes by the clock of the bucket, which is %s of this one', async (_, offset) => {
    const { bucket, open } = makeBucket();
    bucket.now = () => new Date(Date.now() + offset);
    const store = open();
    expect(Math.abs((await store.now()).getTime() - Date.now() - offset)).toBeLessThan(5_000);
    await store.putBuild(racing, filesOf('x'), new Map());
    const age = (await open().now()).getTime() - Number(await open().publishedAt(racing));
    expect(age).toBeLessThanOrEqual(1_000);
    expect(await open().renewBuild(racing)).toBe(true);
  });

  test('[BUCKET-8] [STORE-1] a record that is too long is refused before it is read', async () => {
    const { bucket, store } = await makeBucketStore();
    const bytes = Buffer.alloc(MAX_BYTES.record + 1);
    bucket.objects.set('paddock/journal/production/1.json', { bytes, modified: new Date() });
    await expect(store.readRecord(channel, 1)).rejects.toMatchObject({ kind: 'verification' });
    expect(await store.readRecord(channel, 2)).toBeNull();
  });

  test('[BUCKET-9] a promote in another process is seen within a second', async () => {
    const { open, store, operator, folder } = await makeBucketStore();
    const heard: number[] = [];
    const stop = watchChannel(open(), channel, (sequence) => heard.push(sequence));
    const targets = [];
    for (const name of ['shell', 'mf-racing']) {
      const { folder: dist, build } = await writeBuild(folder, name, 'a');
      await publishBuild(store, operator, dist);
      targets.push(build);
    }
    await promote(store, operator, { channel, targets });
    await expect.poll(() => heard).toEqual([1]);
    stop();
    for (const target of targets) expect((await verifyBuild(open(), target)).problems).toEqual([]);
  });

  test('[BUCKET-10] lists all previews, however many', async () => {
    const { store } = await makeBucketStore();
    const ids = Array.from({ length: 250 }, (_, n) => n.toString(16).padStart(16, '0'));
    await Promise.all(ids.map((id) => store.writePreview(id, Buffer.from('{}'))));
    expect(await store.listPreviews()).toEqual(ids);
  });

  test('[BUCKET-17] a list of builds costs no request for a removed build whose log is known, and eight at once for others', async () => {
    const { bucket, open, store } = await makeBucketStore();
    const builds = Array.from({ length: 20 }, (_, n) => ({
      ...racing,
      buildId: `1.0.0-${String(n).padStart(12, '0')}`,
    }));
    for (const build of builds) {
      await store.putBuild(build, filesOf('x'), new Map());
      if (build !== builds[7]) await (await store.withdrawBuild(build))?.(true);
    }
    const reader = open({
      send: async (request) => {
        running += 1;
        most = Math.max(most, running);
        try {
          return await bucket.send(request);
        } finally {
          running -= 1;
        }
      },
    });
    let [running, most] = [0, 0];
    expect(await reader.listBuilds()).toEqual([builds[7]]);
    expect(most).toBe(8);
    const before = bucket.requests.length;
    expect(await reader.listBuilds()).toEqual([builds[7]]);
    expect(
      bucket.requests
        .slice(before)
        .map(({ key }) => key)
        .filter((key) => key.endsWith('.json')),
    ).toEqual([]);
    expect(await store.putBuild(builds[0] as typeof racing, filesOf('again'), new Map())).toBe('written');
    expect(await reader.listBuilds()).toEqual([builds[0], builds[7]]);
  });

  test('[BUCKET-11] an answer that never comes is waited for no longer than its time', async () => {
    const { open } = await makeBucketStore();
    const store = open({
      timeoutMs: 30,
      send: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
    });
    await expect(store.readPolicy()).rejects.toMatchObject({
      kind: 'storage',
      message: expect.stringMatching(/^Could not read the policy: .* did not answer: .*timeout/),
    });
  });

  test('[BUCKET-15] a bucket that comes back is asked again within half a second, however long it was away', async () => {
    const { bucket, open } = await makeBucketStore();
    let now = 0;
    let longest = 0;
    const store = open({
      pause: async (ms) => {
        now += ms;
        longest = Math.max(longest, ms);
      },
    });
    bucket.fault = () => (now < 1_500 ? 'reset' : null);
    expect(await store.newestSequence(channel)).toBe(0);
    expect(longest).toBeLessThanOrEqual(500);
  });

  test('[BUCKET-12] a place that is a store already is made into none again', async () => {
    const { open, folder } = await makeBucketStore();
    await expect(initStore(open(), join(folder, 'other'))).rejects.toMatchObject({
      kind: 'precondition',
      message: 's3://releases/paddock is a release store already',
    });
  });
});

describe('what an operator reads', () => {
  test.each([
    ['s3://releases', {}, 'usage', 'A store in a bucket needs AWS_REGION'],
    ['s3://Re/x', { AWS_REGION: 'x' }, 'usage', 's3://Re/x is no address of a bucket'],
    [
      's3://releases',
      { AWS_REGION: 'x', AWS_ENDPOINT_URL: '127.0.0.1:9000' },
      'usage',
      '127.0.0.1:9000/releases/ is no address of a bucket',
    ],
    [
      's3://releases',
      { AWS_REGION: 'x', AWS_ENDPOINT_URL: 'localhost:9000' },
      'usage',
      'localhost:9000/releases/ is no address of a bucket',
    ],
    [
      's3://releases',
      { AWS_REGION: 'eu central' },
      'usage',
      'https://releases.s3.eu central.amazonaws.com/ is no address of a bucket',
    ],
  ])('[BUCKET-13] %s with %j: %s, %s', (location, environment, kind, message) => {
    expect(() => openObjectStore(location, { environment })).toThrow(expect.objectContaining({ kind, message }));
  });

  test('[BUCKET-13] a bucket that is none, a wrong key, and a bucket that is away say what to do', async () => {
    const { bucket, open } = makeBucket();
    const read = (environment: Record<string, string>, location = 's3://releases/paddock') =>
      openObjectStore(location, {
        environment: { ...bucket.environment, ...environment },
        send: bucket.send,
        pause: async () => {},
      })
        .readPolicy()
        .catch((error) => `${error.message} | ${error.mend}`);
    expect(await read({}, 's3://others')).toMatch(/^Could not read the policy: .* NoSuchBucket \| Make the bucket/);
    expect(await read({ AWS_SECRET_ACCESS_KEY: 'x' })).toMatch(/SignatureDoesNotMatch \| Check AWS_SECRET_ACCESS_KEY/);
    await expect(open({ send: fetch }).readPolicy()).rejects.toMatchObject({
      message: expect.stringMatching(/^Could not read the policy: bucket\.test did not answer: /),
      mend: expect.stringContaining('Check the network'),
    });
  });
});
