import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { SEGMENT_MS } from './hls.model.ts';

const evening = '2026-11-21T20:00:00Z';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A live stream: its files, and a way to set a fault. */
const openStream = async () => {
  const { call, ask, ...api } = createTestApi(evening, { dev: true });
  const sending = (await call('getMeetings')).data.find(({ is_live, livestream_id }) => is_live && livestream_id);
  const stream = (await call('getStreams', { as: 'active' })).data.find(({ id }) => id === sending?.livestream_id);
  if (!stream) throw new Error(`Nothing is sent at ${evening}.`);
  const folder = stream.url.replace(/master.*/, '');
  const ticket = stream.url.replace(/.*\?/, '?');
  const fetchFile = (name: string) => ask(folder + name + ticket);
  const newest = async () =>
    [...(await fetchFile('low.m3u8')).body.matchAll(/low-(\d+)\.ts/g)].map(([, n]) => Number(n));
  const spoil = (body: object | null) =>
    ask(`/dev/streams/${stream.id}`, { method: 'POST', body: JSON.stringify(body) });
  return { ...api, ask, id: stream.id, fetchFile, newest, spoil };
};

test('[STREAMS-9] a missing segment is the one that was being made, in every quality; those around it are there', async () => {
  const { fetchFile, newest, spoil, advance } = await openStream();
  const missing = ((await newest()).at(-1) as number) + 1;
  await spoil({ fault: 'missing-segment' });
  advance(2 * SEGMENT_MS);
  expect((await newest()).slice(-2)).toEqual([missing, missing + 1]);
  for (const [number, status] of [
    [missing - 1, 200],
    [missing, 404],
    [missing + 1, 200],
  ] as const) {
    for (const quality of ['low', 'high'] as const) {
      expect((await fetchFile(`${quality}-${number}.ts`)).status, `${quality}-${number}`).toBe(status);
    }
  }
  await spoil({ fault: null });
  expect((await fetchFile(`low-${missing}.ts`)).status).toBe(200);
});

test('[STREAMS-9] a discontinuity is announced where the loop skips a file', async () => {
  const { fetchFile, newest, spoil, advance } = await openStream();
  const skipping = ((await newest()).at(-1) as number) + 1;
  const usual = await fetchFile(`low-${skipping - 3}.ts`);
  await spoil({ fault: 'discontinuity' });
  advance(SEGMENT_MS);
  expect((await fetchFile('low.m3u8')).body).toMatch(
    new RegExp(`#EXT-X-DISCONTINUITY\\n#EXTINF:4.000,\\nlow-${skipping}\\.ts`),
  );
  expect((await fetchFile(`low-${skipping}.ts`)).body).not.toBe(usual.body);
});

test('[STREAMS-9] a bad playlist is an error page under the name of each quality', async () => {
  const { fetchFile, spoil } = await openStream();
  await spoil({ fault: 'bad-playlist' });
  for (const name of ['low.m3u8', 'high.m3u8']) {
    const { status, body } = await fetchFile(name);
    expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining('<!doctype html>') });
  }
  expect((await fetchFile('master.m3u8')).body).toMatch(/^#EXTM3U/);
});

test('[STREAMS-9] a slow segment takes longer than it plays; playlists do not', async () => {
  const { fetchFile, newest, spoil } = await openStream();
  const number = (await newest()).at(-1);
  await spoil({ fault: 'slow' });
  expect((await fetchFile('low.m3u8')).status).toBe(200);
  const waits: unknown[] = [];
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms) => void waits.push(ms));
  syncBuiltinESMExports();
  expect((await fetchFile(`low-${number}.ts`)).status).toBe(200);
  expect(waits).toEqual([SEGMENT_MS * 1.5]);
});

test.each([
  [undefined, 'no_day_bet_video_permission'],
  ['no_long_term_bet', 'no_long_term_bet'],
])('[STREAMS-9] a denial comes with every playlist and its reason (%s)', async (asked, reason) => {
  const { fetchFile, spoil } = await openStream();
  await spoil({ fault: 'denied', reason: asked });
  for (const name of ['master.m3u8', 'low.m3u8']) {
    expect(await fetchFile(name)).toMatchObject({
      status: 403,
      body: { error: { code: 'stream_denied', extended: { reason } } },
    });
  }
});

test('[STREAMS-9] the end comes at once, and the playlist stands', async () => {
  const { fetchFile, newest, spoil, advance } = await openStream();
  const before = await newest();
  await spoil({ fault: 'end' });
  advance(5 * SEGMENT_MS);
  expect((await fetchFile('low.m3u8')).body).toContain('#EXT-X-ENDLIST');
  expect(await newest()).toEqual(before);
});

test('[STREAMS-10] faults are shown and set by name, in development alone', async () => {
  const { ask, id, spoil } = await openStream();
  expect((await ask(`/dev/streams/${id}`)).body.data).toEqual({ fault: null });
  await spoil({ fault: 'slow' });
  expect((await ask(`/dev/streams/${id}`)).body.data.fault).toMatchObject({ kind: 'slow', since: Date.parse(evening) });
  for (const wrong of [null, {}, { fault: 'other' }, { fault: 'denied', reason: 'other' }]) {
    expect((await spoil(wrong)).status).toBe(400);
  }
  const plain = createTestApi(evening);
  expect((await plain.ask(`/dev/streams/${id}`)).status).toBe(404);
});
