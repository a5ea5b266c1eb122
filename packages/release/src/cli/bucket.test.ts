import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyStore } from '../copy/copy-store.ts';
import { openObjectStore } from '../store/objects/object-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { writeBuild } from '../testing/make-build.ts';
import { makeServing } from '../testing/make-serving.ts';
import { NOW } from '../testing/make-store.ts';
import { createFakeS3, FAKE_LOCATION, type FakeS3, serveFakeS3 } from '../testing/s3/fake-s3.ts';
import { openTerminal } from '../testing/terminal.ts';

test('[BUCKET-16] a change says that the clock of its machine is apart from that of the bucket', async () => {
  const bucket = createFakeS3();
  const { close } = await serveFakeS3(bucket);
  onTestFinished(close);
  const { $, folder, wait } = await openTerminal({ ...bucket.environment, PADDOCK_DATA: FAKE_LOCATION });
  await $('init');
  const shell = await writeBuild(folder, 'shell', 'a');
  bucket.now = () => new Date(NOW);
  expect((await $('publish', shell.folder)).err).not.toContain('The clock');
  wait(10);
  const { err, code } = await $('promote', `shell@${shell.build.buildId}`, '--reason', 'first');
  expect(code).toBe(0);
  expect(err).toContain(
    'The clock of this machine is 10 min apart from that of the store: what is signed counts as that much older, or not at all.',
  );
});

test('[BUCKET-16] a renewal that runs until it is ended says so in each round', async () => {
  const bucket = createFakeS3();
  const { close } = await serveFakeS3(bucket);
  onTestFinished(close);
  const { $, folder } = await openTerminal({ ...bucket.environment, PADDOCK_DATA: FAKE_LOCATION });
  await $('init');
  const shell = await writeBuild(folder, 'shell', 'a');
  bucket.now = () => new Date(NOW);
  await $('publish', shell.folder);
  await $('promote', `shell@${shell.build.buildId}`, '--reason', 'first');
  const { out, err } = await $('renew', '--every', '10m');
  expect(out.match(/is known to be the newest/g)).toHaveLength(4);
  expect(err.match(/The clock of this machine is \d+ min apart/g)).toEqual(
    ['10', '20', '30'].map((minutes) => `The clock of this machine is ${minutes} min apart`),
  );
});

test('[BUCKET-14] the command makes, changes, proves and copies a store in a bucket; its private keys stay on the machine', async () => {
  const bucket = createFakeS3();
  const { close } = await serveFakeS3(bucket);
  onTestFinished(close);
  const { $, folder } = await openTerminal({ ...bucket.environment, PADDOCK_DATA: FAKE_LOCATION });
  const made = await $('init');
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`Release store made in ${FAKE_LOCATION}`) });
  expect(made.err).toContain(`Keep ${join(folder, '.paddock/keys/root.key')} elsewhere`);
  expect(existsSync(join(folder, '.paddock/policy.json'))).toBe(false);
  expect([...bucket.objects.keys()].filter((key) => key.endsWith('.key'))).toEqual([]);

  const shell = await writeBuild(folder, 'shell', 'a');
  const a = await writeBuild(folder, 'mf-racing', 'a');
  const b = await writeBuild(folder, 'mf-racing', 'b', { version: '1.1.0' });
  for (const { folder: dist } of [shell, a, b]) expect(await $('publish', dist)).toMatchObject({ code: 0 });
  const first = [`shell@${shell.build.buildId}`, `mf-racing@${a.build.buildId}`];
  expect(await $('promote', ...first, '--reason', 'first')).toMatchObject({ code: 0 });
  expect(await $('promote', 'mf-racing', b.build.buildId, '--reason', 'odds')).toMatchObject({ code: 0 });
  expect(await $('rollback', 'mf-racing', '--reason', 'bad odds')).toMatchObject({
    code: 0,
    out: expect.stringContaining('release 3 of production, by olga (key operator): bad odds'),
  });
  expect((await $('status')).out).toContain(a.build.buildId);
  expect(await $('init')).toMatchObject({
    code: 4,
    err: expect.stringContaining(`${FAKE_LOCATION} is a release store`),
  });
  const elsewhere = await $('init', '--data', 's3://releases/other');
  expect(elsewhere).toMatchObject({
    code: 4,
    err: expect.stringMatching(/There are keys in .*keys already\n.*another folder/),
  });
  expect(await $('verify')).toMatchObject({ code: 0 });
  expect(await $('gc', '--dry-run')).toMatchObject({ code: 0 });

  const copied = await $('copy', 'copy');
  expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('releases  3 copied, 0 were there') });
  expect((await $('status', '--data', 'copy')).out).toBe((await $('status')).out);
  expect(await $('copy', 's3://others/x')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/NoSuchBucket\nMake the bucket/),
  });
});

/** The objects of a copy. It is made once, since it takes hundreds of requests. */
let copied: FakeS3['objects'] | null = null;
const copyOf = async (store: ReleaseStore): Promise<FakeS3['objects']> => {
  const { environment, send, objects } = createFakeS3();
  await copyStore(store, openObjectStore(FAKE_LOCATION, { environment, send }));
  return objects;
};

/** The command with a store in a bucket that has three releases, and what writes a fourth one. */
const openInBucket = async () => {
  const bucket = createFakeS3();
  const { close } = await serveFakeS3(bucket);
  onTestFinished(close);
  const { store, a, b } = await makeServing();
  copied ??= await copyOf(store);
  for (const [key, object] of copied) bucket.objects.set(key, object);
  const key = join(store.folder, 'keys/operator.key');
  const { $ } = await openTerminal({ ...bucket.environment, PADDOCK_KEY: key, PADDOCK_DATA: FAKE_LOCATION });
  const change = () => $('rollback', 'mf-racing', '--to', b.buildId, '--reason', 'bad odds', '--json');
  return { $, bucket, a, change };
};
const RECORD = 'paddock/journal/production/4.json';

test('[CLI-38] a change that is made says its number and its undo line, though the bucket fails from then on', async () => {
  const { bucket, a, change } = await openInBucket();
  bucket.fault = () => (bucket.objects.has(RECORD) ? 'denied' : null);
  const { code, out, err } = await change();
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ changed: true, release: 4, lostWays: null, undo: expect.any(String) });
  expect(JSON.parse(out).key).toMatch(/^[0-9a-f]{16,}$/);
  expect(err).toContain(`Undo: paddock promote mf-racing@${a.buildId}`);
});

test('[CLI-39] a change that may have been made says so, and not that nothing was changed', async () => {
  const { $, bucket, change } = await openInBucket();
  let isLost = false;
  bucket.fault = ({ key, method }) => {
    if (isLost) return '501';
    isLost = key === RECORD && method === 'PUT';
    return isLost ? 'reset-after' : null;
  };
  const { code, out, err } = await change();
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ changed: null, error: { kind: 'storage' } });
  expect(err).toContain('Release 4 of production may have been made: see `paddock status` before you repeat it.');
  bucket.fault = () => null;
  expect((await $('history')).out).toContain('bad odds');
});

test.each([
  ['PUT', 'reset-after'],
  ['PUT', '500-after'],
  ['GET', 'reset-after'],
] as const)(
  '[CLI-39] a change may have been made where the bucket refuses the next %s after %s',
  async (method, lost) => {
    const { $, bucket, change } = await openInBucket();
    let isLost = false;
    bucket.fault = (asked) => {
      if (asked.key !== RECORD) return null;
      if (isLost) return asked.method === method ? 'denied' : null;
      isLost = asked.method === 'PUT';
      return isLost ? lost : null;
    };
    const { code, out, err } = await change();
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ changed: null, error: { kind: 'storage', exitCode: 1 } });
    expect(err).toContain('Release 4 of production may have been made: see `paddock status` before you repeat it.');
    bucket.fault = () => null;
    expect((await $('history')).out).toContain('bad odds');
  },
);

test('[CLI-39] a change that the bucket refused says that nothing was changed, and what to do', async () => {
  const { bucket, change } = await openInBucket();
  bucket.fault = ({ key, method }) => (key === RECORD && method === 'PUT' ? 'denied' : null);
  const { out, err } = await change();
  expect(JSON.parse(out)).toMatchObject({ changed: false });
  expect(err).toContain('Let this access key read, write');
});
