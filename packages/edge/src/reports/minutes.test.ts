import type { EdgeFigures, MinuteRow } from '@paddock/release';
import { expect, test } from 'vitest';
import { askAdmin, askEdge } from '../testing/ask.ts';
import { makeEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';
import { createMinutes } from './minutes.ts';

const MINUTE_MS = 60_000;
const none = { open: 0, ok: 0, bad: 0, good: 0, middling: 0, poor: 0 };

const setUp = async () => {
  const made = makeServingStore();
  let at = Date.parse('2026-06-01T12:30:10Z');
  const running = await makeEdge({ reader: made.store, now: () => at });
  const post = (reports: object[], headers: Record<string, string> = {}) =>
    askEdge(
      running.edge,
      new Request('http://edge.test/paddock/beacons', { method: 'POST', body: JSON.stringify(reports), headers }),
    );
  const minutes = async (): Promise<MinuteRow[]> =>
    ((await askAdmin(running.edge, '/paddock/figures').json()) as EdgeFigures).minutes ?? [];
  const wait = (ms: number) => {
    at += ms;
  };
  const racing = made.racing.ref.buildId;
  return { ...running, post, minutes, wait, racing, shell: made.shell.ref.buildId };
};

test('[REPORTS-16] open tabs are counted by minute and each build that runs in them', async () => {
  const { post, minutes, wait, racing, shell } = await setUp();
  const open = (builds: Record<string, string>) => post([{ kind: 'open', builds }]);
  expect((await open({ shell, 'mf-racing': racing })).status).toBe(204);
  await open({ shell });
  wait(MINUTE_MS);
  await open({ shell });
  expect(await minutes()).toEqual([
    { ...none, at: '2026-06-01T12:30Z', remote: 'shell', build: shell, open: 2 },
    { ...none, at: '2026-06-01T12:30Z', remote: 'mf-racing', build: racing, open: 1 },
    { ...none, at: '2026-06-01T12:31Z', remote: 'shell', build: shell, open: 1 },
  ]);
});

test('[REPORTS-17] a build that was never served is not counted as open, nor a tab with a preview', async () => {
  const { post, minutes, shell } = await setUp();
  for (let index = 0; index < 50; index += 1)
    await post([{ kind: 'open', builds: { [`mf-${index}`]: `1.0.0-${index.toString(16).padStart(12, '0')}` } }]);
  await post([{ kind: 'open', builds: { shell } }], { cookie: `paddock-preview=${'a'.repeat(16)}` });
  expect(await minutes()).toEqual([]);
});

test('[REPORTS-18] votes that count, and pages by their LCP, are counted by minute and build', async () => {
  const { visit, post, minutes, racing } = await setUp();
  const [, ticket = ''] = /id="paddock-ticket" value="([^"]+)"/.exec(await (await visit('/race/7')).text()) ?? [];
  const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId: racing, outcome: 'bad' };
  const vital = (metric: string, rating: string) => ({
    kind: 'vital',
    release: 1,
    builds: { 'mf-racing': racing },
    metric,
    rating,
  });
  await post([vote, vote, vital('LCP', 'needs-improvement'), vital('LCP', 'good'), vital('INP', 'poor')]);
  expect(await minutes()).toEqual([
    { ...none, at: '2026-06-01T12:30Z', remote: 'mf-racing', build: racing, bad: 1, good: 1, middling: 1 },
  ]);
});

test('[REPORTS-19] a minute is forgotten after an hour', () => {
  let at = Date.parse('2026-06-01T12:00:00Z');
  const minutes = createMinutes(() => at);
  for (let minute = 0; minute < 200; minute += 1) {
    minutes.count('mf-racing', '1.0.0-a', 'ok');
    at += MINUTE_MS;
  }
  expect(minutes.rows().map((row) => row.at)).toHaveLength(61);
  at += 59 * MINUTE_MS;
  minutes.count('shell', '1.0.0-b', 'ok');
  expect(minutes.rows().map(({ at, remote }) => `${at} ${remote}`)).toEqual([
    '2026-06-01T15:19Z mf-racing',
    '2026-06-01T16:19Z shell',
  ]);
});
