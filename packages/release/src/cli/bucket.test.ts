import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { NOW } from '../testing/make-store.ts';
import { createFakeS3, FAKE_LOCATION, serveFakeS3 } from '../testing/s3/fake-s3.ts';
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
