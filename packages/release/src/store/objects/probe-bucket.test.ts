import { createRequire } from 'node:module';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../testing/make-folder.ts';
import type { S3Fault } from '../../testing/s3/fake-s3.ts';
import { makeBucket } from '../../testing/s3/make-bucket.ts';
import { openObjectStore } from './object-store.ts';

const racing = { name: 'mf-racing', buildId: '1.0.0-aaaaaaaaaaaa' };

test.each([
  ['ignored-condition', 'If-None-Match is ignored'],
  ['race-window', 'of 8 writers at once were told that they created one object'],
  ['501', 'it does not know If-None-Match'],
  ['stale-list', 'its lists lack objects that were just written'],
  ['always-taken', 'it says that a new object exists already'],
] satisfies [S3Fault, string][])(
  '[PROBE-1] a bucket with %s is refused with that reason, and stays empty',
  async (fault, why) => {
    const { bucket, open } = makeBucket();
    bucket.fault = ({ method, key, isConditional }) => {
      if (fault === 'stale-list') return method === 'LIST' ? fault : null;
      if (fault === 'race-window') return key.endsWith('/many') ? fault : null;
      return isConditional ? fault : null;
    };
    const store = open();
    for (const write of [
      () => store.probe(),
      () => store.appendRecord('production', 1, Buffer.from('x')),
      () => store.putBuild(racing, new Map([['a', Buffer.from('x')]]), new Map()),
      () => store.createRoot('x'),
    ])
      await expect(write()).rejects.toMatchObject({
        kind: 'precondition',
        message: expect.stringMatching(`^This bucket cannot hold releases: .*${why}`),
        mend: expect.stringContaining('creates an object only once'),
      });
    expect([...bucket.objects.keys()].filter((key) => !/\/(pending\/(release|files)|builds)/.test(key))).toEqual([]);
  },
);

test('[PROBE-2] a bucket is probed once by who writes, and never by who reads', async () => {
  const { bucket, open } = makeBucket();
  const reader = open();
  await reader.newestSequence('production');
  await reader.listBuilds();
  expect(bucket.requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'LIST')).toEqual(
    [],
  );
  const writer = open();
  await Promise.all(
    [1, 2, 3].map((sequence) => writer.appendRecord('production', sequence, Buffer.from(`${sequence}`))),
  );
  const probes = bucket.requests.filter(({ key }) => key.endsWith('/one'));
  expect(new Set(probes.map(({ key }) => key)).size).toBe(5);
  expect([...bucket.objects.keys()].filter((key) => key.includes('probe'))).toEqual([]);
});

test('[PROBE-3] s3rver, which ignores the condition, is refused', async () => {
  const S3rver = createRequire(import.meta.url)('s3rver');
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await makeFolder(),
    configureBuckets: [{ name: 'releases' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const store = openObjectStore('s3://releases/paddock', {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  await store.writePolicy(Buffer.from('{}'));
  expect(Buffer.from((await store.readPolicy()) ?? []).toString()).toBe('{}');
  await expect(store.appendRecord('production', 1, Buffer.from('x'))).rejects.toMatchObject({
    kind: 'precondition',
    message: expect.stringContaining('If-None-Match is ignored'),
  });
});
