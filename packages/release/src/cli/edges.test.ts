import { join } from 'node:path';
import { encodeEdgeNote, openFileStore } from '@paddock/release';
import { expect, test } from 'vitest';
import { makeOlder } from '../testing/medium.ts';
import { openServing } from '../testing/terminal.ts';

const first = 'http://127.0.0.1:41234';
const second = 'http://127.0.0.1:41235/';
const health = (edge: string) => new URL('/paddock/health', edge).href;
const at = (sequence: number | null, channel = 'production') =>
  JSON.stringify({ sequence, channel, verified: true, why: [] });

test('[CHANGE-50] a change says when all edges that it is told serve it, or what the others do', async () => {
  const { $, b, answers } = await openServing();
  answers.set(health(first), at(2)).set(health(second), at(7));
  const edges = ['--edge', first, '--edge', second];
  const promoted = await $('promote', 'mf-racing', b, '--reason', 'odds', ...edges);
  expect(promoted).toMatchObject({ code: 0, out: expect.stringMatching(/\n {2}served by 2 of 2 edges\n$/) });

  answers.set(health(first), at(3)).delete(health(second));
  const back = await $('rollback', 'mf-racing', '--reason', 'odds', ...edges, '--json');
  expect(JSON.parse(back.out).edges).toEqual([
    { edge: first, channel: 'production', release: 3, serves: true },
    { edge: second, channel: null, release: null, serves: false },
  ]);
  answers.set(health(first), at(4)).set(health(second), at(9, 'staging'));
  const again = await $('promote', 'mf-racing', b, '--reason', 'odds', ...edges);
  expect(again.out).toContain(`served by 1 of 2 edges after 10 s: ${second} still serves release 9 of staging`);
});

test('[CHANGE-50] an address that is none is refused before anything changes', async () => {
  const { $, b } = await openServing();
  const { code, err } = await $('promote', 'mf-racing', b, '--reason', 'odds', '--edge', '127.0.0.1:41234');
  expect(code).toBe(2);
  expect(err).toContain('"127.0.0.1:41234" is no origin of an edge');
  expect((await $('history')).out).not.toContain('odds');
});

const note = (host: string, release: number) =>
  encodeEdgeNote({ host, channel: 'production', release, verified: true });

test('[EDGES-5] [EDGES-6] a change waits for the edges that write into the store, and for none that is silent', async () => {
  const { $, b, folder } = await openServing();
  const store = openFileStore(join(folder, '.paddock'));
  await store.writeEdge('00112233445566aa', note('edge-1', 2));
  const promoted = await $('promote', 'mf-racing', b, '--reason', 'odds');
  expect(promoted.out).toMatch(/\n {2}served by 1 of 1 edges\n$/);

  await makeOlder(join(folder, '.paddock', 'edges'), 5);
  await store.writeEdge('00112233445566bb', note('edge-2', 3));
  const back = await $('rollback', 'mf-racing', '--reason', 'odds');
  expect(back.out).toMatch(/\n {2}served by 1 of 2 edges: edge-1 is silent since \d{4}-\d\d-\d\d \d\d:\d\d.*\n$/);
  const { channels } = JSON.parse((await $('status', '--json')).out);
  expect(channels[0].edges).toMatchObject([
    { host: 'edge-1', release: 2, silent: true },
    { host: 'edge-2', release: 3, silent: false },
  ]);

  const again = await $('promote', 'mf-racing', b, '--reason', 'odds');
  expect(again.out).toContain('served by 0 of 2 edges after 10 s: edge-1 is silent since');
  expect(again.out).toContain('edge-2 still serves release 3 of production');
  const { out } = await $('status');
  expect(out).toMatch(/edge-1 +release 2 +SILENT/);
  expect(out).toMatch(/edge-2 +release 3 +BEHIND/);
});

test('[EDGES-7] status says which builds an edge failed to render', async () => {
  const { $, folder } = await openServing();
  const renderFaults = [
    { build: 'mf-racing/1.0.0-0123456789ab', failed: 1, ended: false },
    { build: 'shell/1.0.0-0123456789ab', failed: 3, ended: true },
  ];
  const said = { host: 'edge-1', channel: 'production', release: 1, verified: true, renderFaults };
  const store = openFileStore(join(folder, '.paddock'));
  await store.writeEdge('00112233445566aa', encodeEdgeNote(said));
  const wrong = [{ build: 'mf-racing\u001b[2J', failed: 1, ended: false }];
  await store.writeEdge('00112233445566bb', encodeEdgeNote({ ...said, host: 'edge-2', renderFaults: wrong }));
  const { out } = await $('status');
  expect(out).toContain(
    'edge-1 FAILED TO RENDER 1 page of mf-racing/1.0.0-0123456789ab: see render-failed in its log\n',
  );
  expect(out).toMatch(/3 pages of shell\/\S+, and leaves its pages to browsers until the next release: see/);
  expect(out).not.toContain('edge-2');
  const { channels } = JSON.parse((await $('status', '--json')).out);
  expect(channels[0].edges).toMatchObject([{ host: 'edge-1', renderFaults }]);
});

test('[EDGES-5] an edge that is named and writes its note counts once', async () => {
  const { $, b, folder, answers } = await openServing();
  const id = '00112233445566aa';
  await openFileStore(join(folder, '.paddock')).writeEdge(id, note('edge-1', 2));
  answers.set(health(first), JSON.stringify({ id, sequence: 2, channel: 'production', verified: true, why: [] }));
  const promoted = await $('promote', 'mf-racing', b, '--reason', 'odds', '--edge', first);
  expect(promoted.out).toMatch(/\n {2}served by 1 of 1 edges\n$/);
});

test('[EDGES-5] [CLI-32] a freeze of rendering and its end wait for the edges, and say which do not serve them', async () => {
  const { $, folder, answers } = await openServing();
  const store = openFileStore(join(folder, '.paddock'));
  await store.writeEdge('00112233445566aa', note('edge-1', 2));
  answers.set(health(first), at(2));
  const edge = ['--edge', first];
  const frozen = await $('freeze', '--render', '--reason', 'guests see broken pages', ...edge);
  expect(frozen).toMatchObject({ code: 0, out: expect.stringMatching(/\n {2}served by 2 of 2 edges\n$/) });
  answers.set(health(first), at(3));
  const thawed = await $('unfreeze', '--render', '--reason', 'mended', ...edge);
  expect(thawed.out).toContain('served by 1 of 2 edges after 10 s: edge-1 still serves release 2 of production');
  const vouched = await $('vouch', 'mf-racing', '--reason', 'ran all Saturday', '--json', ...edge);
  expect(JSON.parse(vouched.out).edges).toEqual([
    { edge: first, channel: 'production', release: 3, serves: false },
    { edge: 'edge-1', channel: 'production', release: 2, serves: false },
  ]);
  const dry = await $('freeze', '--reason', 'race day', '--dry-run', ...edge);
  expect(dry.out).not.toContain('served by');
});
