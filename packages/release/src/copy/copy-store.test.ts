import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promote, rollback } from '../change/change-release.ts';
import { startPreview } from '../change/preview.ts';
import { publishBuild } from '../publish/publish.ts';
import { openFileStore } from '../store/file-store.ts';
import { writeBuild } from '../testing/make-build.ts';
import { channel, makeOtherServing, makeServing } from '../testing/make-serving.ts';
import { makeBucket } from '../testing/s3/make-bucket.ts';
import { addKey } from '../trust/keys.ts';
import { renewChannel } from '../trust/renew-channel.ts';
import { readTrusted } from '../trust/trusted.ts';
import { verifyStore } from '../trust/verify-store.ts';
import { copyStore } from './copy-store.ts';

const emptyPlaces = (folder: string) => {
  const { open } = makeBucket();
  return { bucket: open(), folder: openFileStore(join(folder, 'copy')) };
};

test.each(['bucket', 'folder'] as const)(
  '[COPY-1] a copy in a %s holds builds with their maps, releases, timestamps, previews and proposals, and is promoted and rolled back on',
  async (kind) => {
    const { store, folder, operator, publish, b } = await makeServing();
    const { folder: dist, build } = await writeBuild(folder, 'mf-streams', 'a');
    const maps = join(folder, 'maps');
    await mkdir(join(maps, 'js'), { recursive: true });
    await writeFile(join(maps, 'js/page.js.map'), '{}');
    await publishBuild(store, operator, dist, { maps });
    await renewChannel(store, operator, channel, null);
    const preview = { channel, targets: [{ name: 'mf-racing', buildId: b.buildId }], forMs: 60_000, reason: 'look' };
    const { id } = await startPreview(store, operator, preview);

    const proposal = ['0f31c2a97e5d4b86', Buffer.from('{}')] as const;
    await store.writeProposal(...proposal);

    const to = emptyPlaces(folder)[kind];
    expect(await copyStore(store, to)).toMatchObject({
      builds: { copied: 4, kept: 0 },
      releases: { copied: 3, kept: 0 },
      broken: [],
    });
    expect((await verifyStore(to)).flatMap(({ problems }) => problems)).toEqual([]);
    expect([...(await to.readMaps(build))]).toEqual([['js/page.js.map', Buffer.from('{}')]]);
    expect(await to.readTimestamp(channel)).toEqual(await store.readTimestamp(channel));
    expect(await to.readPreview(id)).toEqual(await store.readPreview(id));
    expect(await to.listProposals()).toEqual([proposal[0]]);
    expect(await to.readProposal(proposal[0])).toEqual(proposal[1]);

    // A second run copies what changed in between.
    await promote(store, operator, { channel, targets: [await publish('mf-racing', 'c')] });
    expect(await copyStore(store, to)).toMatchObject({
      builds: { copied: 1, kept: 4 },
      releases: { copied: 1, kept: 3 },
    });
    const { release } = await rollback(to, operator, { channel, name: 'mf-racing', reason: 'x' });
    expect(release.sequence).toBe(5);
    expect((await readTrusted(to, channel, null))?.release.sequence).toBe(5);
  },
);

test('[COPY-1] a promote during the copy is of the next copy, and this one can be proven', async () => {
  const { store, folder, operator, publish } = await makeServing();
  await renewChannel(store, operator, channel, null);
  const next = await publish('mf-racing', 'c');
  const busy: typeof store = {
    ...store,
    async listBuilds() {
      const builds = await store.listBuilds();
      await promote(store, operator, { channel, targets: [next] });
      return builds;
    },
  };
  const { folder: to } = emptyPlaces(folder);
  const { releases, verified } = await copyStore(busy, to);
  expect(releases).toEqual({ copied: 3, kept: 0 });
  expect(verified.flatMap(({ problems }) => problems)).toEqual([]);
  expect(await copyStore(store, to)).toMatchObject({ releases: { copied: 1, kept: 3 } });
});

test('[COPY-2] the store itself, a place of another root key, and one that went on by itself, are refused and left as they are', async () => {
  const { store, root, folder, operator, publish, b } = await makeServing();
  await expect(copyStore(store, openFileStore(store.folder))).rejects.toMatchObject({
    kind: 'precondition',
    message: `${store.folder} is the store itself`,
  });
  const other = await makeOtherServing();
  await expect(copyStore(store, other.store)).rejects.toMatchObject({
    kind: 'precondition',
    message: expect.stringContaining('is the store of another root key'),
  });
  const { bucket } = emptyPlaces(folder);
  await copyStore(store, bucket);
  await promote(bucket, operator, { channel, targets: [b] });
  await addKey(store, root, 'later', join(folder, 'later.key'), { publish: [], promote: [], rollback: [] });
  const before = await bucket.readPolicy();
  await publish('mf-racing', 'later');
  const refused = { message: expect.stringContaining(`has releases of ${channel} that`) };
  await expect(copyStore(store, bucket)).rejects.toMatchObject(refused);
  expect(await bucket.readPolicy()).toEqual(before);
  expect(await bucket.listBuilds()).toHaveLength(3);
  await promote(store, operator, { channel, targets: [b], reason: 'here' });
  await expect(copyStore(store, bucket)).rejects.toMatchObject({
    message: expect.stringContaining(`has another release 4 of ${channel}`),
  });
  expect(await bucket.newestSequence(channel)).toBe(4);
});

test('[COPY-3] a build that cannot be proven is told and not copied', async () => {
  const { store, folder, a } = await makeServing();
  await rm(join(store.folder, 'builds/mf-racing', a.buildId, 'js/page.js'));
  const { bucket } = emptyPlaces(folder);
  const { broken, builds } = await copyStore(store, bucket);
  expect(broken.map(({ what }) => what)).toEqual([`mf-racing ${a.buildId}`]);
  expect(builds.copied).toBe(2);
  expect(await bucket.publishedAt({ name: 'mf-racing', buildId: a.buildId })).toBeNull();
});

test('[COPY-2] a place whose policy was changed by itself is refused, and one that is none is not made into a store by what cannot be proven', async () => {
  const { store, root, folder } = await makeServing();
  const rights = { publish: [], promote: [], rollback: [] };
  const { bucket, folder: empty } = emptyPlaces(folder);
  await copyStore(store, bucket);
  await addKey(bucket, root, 'theirs', join(folder, 'theirs.key'), rights);
  await addKey(store, root, 'ours', join(folder, 'ours.key'), rights);
  const before = await bucket.readPolicy();
  await expect(copyStore(store, bucket)).rejects.toMatchObject({
    message: expect.stringContaining('another policy 2'),
  });
  expect(await bucket.readPolicy()).toEqual(before);

  await writeFile(join(store.folder, 'policy.json'), '{}');
  await expect(copyStore(store, empty)).rejects.toMatchObject({ kind: 'verification' });
  expect(await empty.readRoot()).toBeNull();
});
