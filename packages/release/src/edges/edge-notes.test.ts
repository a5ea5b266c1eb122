import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encodeEdgeNote, openFileStore, type ReleaseStore } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../testing/make-folder.ts';
import { makeStore } from '../testing/make-store.ts';
import { makeOlder } from '../testing/medium.ts';
import { makeBucketStore } from '../testing/s3/make-bucket.ts';
import { readEdges } from './edge-notes.ts';

const [first, second] = ['00112233445566aa', '00112233445566bb'];
const note = (release: number, host = 'edge-1', channel = 'production') =>
  encodeEdgeNote({ host, channel, release, verified: true });

const stores: [string, () => Promise<{ store: ReleaseStore }>][] = [
  ['folder', makeStore],
  ['bucket', makeBucketStore],
];

describe.each(stores)('in a %s', (_, make) => {
  test('[EDGES-1] the edges of a channel are listed by their last notes, until they remove them', async () => {
    const { store } = await make();
    expect(await readEdges(store, 'production')).toEqual([]);
    await store.writeEdge(first, note(1, 'edge-2'));
    await store.writeEdge(first, note(2, 'edge-2'));
    await store.writeEdge(second, note(3, 'edge-1'));
    expect(await readEdges(store, 'production')).toMatchObject([
      { id: second, host: 'edge-1', release: 3, verified: true, silent: false },
      { id: first, host: 'edge-2', release: 2, silent: false },
    ]);
    expect(await readEdges(store, 'staging')).toEqual([]);
    await store.removeEdge(second);
    await store.removeEdge(second);
    expect((await readEdges(store, 'production')).map(({ id }) => id)).toEqual([first]);
  });

  test('[EDGES-2] what is no note is left out', async () => {
    const { store } = await make();
    await store.writeEdge(first, Buffer.from('{"host":"edge'));
    await store.writeEdge(second, note(3, 'edge-1\n\u001b[2J'));
    expect(await readEdges(store, 'production')).toEqual([]);
    await expect(store.writeEdge('../policy', note(1))).rejects.toMatchObject({ kind: 'usage' });
  });
});

test('[EDGES-3] [EDGES-4] an edge that writes nothing for 15 s is silent, and swept after an hour', async () => {
  const { store } = await makeStore();
  await store.writeEdge(first, note(1));
  await makeOlder(`${store.folder}/edges`, 0.2);
  expect(await readEdges(store, 'production')).toMatchObject([{ silent: false }]);
  await makeOlder(`${store.folder}/edges`, 0.1);
  expect(await readEdges(store, 'production')).toMatchObject([{ silent: true }]);
  await makeOlder(`${store.folder}/edges`, 58);
  expect(await store.sweep(3_600_000)).toBe(0);
  await makeOlder(`${store.folder}/edges`, 3);
  await store.writeEdge(second, note(1));
  expect(await store.sweep(3_600_000)).toBe(1);
  expect((await readEdges(store, 'production')).map(({ id }) => id)).toEqual([second]);
});

test('[EDGES-4] the note of a dead edge is swept from a bucket', async () => {
  const { store } = await makeBucketStore();
  await store.writeEdge(first, note(1));
  expect(await store.sweep(3_600_000)).toBe(0);
  expect(await store.sweep(-5_000)).toBe(1);
  expect(await readEdges(store, 'production')).toEqual([]);
});

test('[EDGES-1] an edge makes no store where there is none', async () => {
  const folder = join(await makeFolder(), 'unmounted');
  await expect(openFileStore(folder).writeEdge(first, note(1))).rejects.toMatchObject({ kind: 'storage' });
  expect(existsSync(folder)).toBe(false);
});
