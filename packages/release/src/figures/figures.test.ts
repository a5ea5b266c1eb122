import { createWatch, encodeEdgeNote } from '@paddock/release';
import { expect, test } from 'vitest';
import { makeStore } from '../testing/make-store.ts';
import { openServing } from '../testing/terminal.ts';
import type { EdgeFigures, MinuteRow } from './edge-figures.ts';
import { lookAtFigures } from './look-at-figures.ts';

const [first, second] = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];
const NOTES = ['00112233445566aa', '00112233445566bb'] as const;
const failure = { remote: 'mf-racing', build: '1.1.0-5e49b6e31546', phase: 'render', errorClass: 'execution' };
const vital = { remote: 'mf-racing', build: '1.1.0-5e49b6e31546', metric: 'LCP' };
const figures = (edge: string, change: Partial<EdgeFigures> = {}): EdgeFigures => ({
  schema: 1,
  edge,
  host: edge,
  notes: [],
  tabs: 2,
  failures: [{ ...failure, count: 3 }],
  vitals: [{ ...vital, good: 5, middling: 1, poor: 0 }],
  alarms: [],
  ...change,
});

/** Two edges that answer with what `answers` has for their addresses. */
const setUp = async () => {
  const { store } = await makeStore();
  const answers = new Map<string, unknown>();
  const clock = { now: new Date('2026-06-01T13:00:00Z') };
  const watch = createWatch({
    store,
    channel: 'production',
    edges: [first, second],
    ask: async (url) => {
      const { origin, pathname } = new URL(url);
      const answer = pathname === '/paddock/figures' ? answers.get(origin) : undefined;
      if (answer === undefined) throw new Error('connection refused');
      return JSON.stringify(answer);
    },
    now: () => clock.now,
  });
  return { store, answers, clock, look: () => lookAtFigures(watch) };
};

test('[FIGURES-1] tabs, failures, vitals and alarms of all edges are added up', async () => {
  const { answers, look } = await setUp();
  const alarm = { host: 'a', event: 'store-silent', reason: 'the disk', count: 1 };
  const older = { ...alarm, at: '2026-06-01T12:00:00.000Z' };
  const newer = { ...alarm, host: 'b', at: '2026-06-01T12:30:00.000Z' };
  const other = { ...failure, errorClass: 'timeout', count: 9 };
  const again = { ...older, at: '2026-06-01T12:10:00.000Z' };
  answers.set(first, figures('a', { alarms: [again, older] }));
  answers.set(second, figures('b', { tabs: 5, failures: [{ ...failure, count: 4 }, other], alarms: [newer] }));
  expect(await look()).toEqual({
    tabs: 7,
    failures: [other, { ...failure, count: 7 }],
    vitals: [{ ...vital, good: 10, middling: 2, poor: 0 }],
    alarms: [newer, { ...again, count: 2 }],
    minutes: [],
    open: [{ remote: 'shell', build: 'unknown', tabs: 7, share: 1_000 }],
    edges: [
      { edge: first, host: 'a', at: '2026-06-01T13:00:00.000Z', why: null },
      { edge: second, host: 'b', at: '2026-06-01T13:00:00.000Z', why: null },
    ],
  });
});

test('[FIGURES-2] an edge that does not answer is named, since when and why; what it told before counts', async () => {
  const { answers, clock, look } = await setUp();
  answers.set(first, figures('a')).set(second, figures('b'));
  await look();
  clock.now = new Date('2026-06-01T13:05:00Z');
  answers.delete(second);
  const { tabs, failures, edges } = await look();
  expect([tabs, failures[0]?.count]).toEqual([2, 6]);
  expect(edges[1]).toEqual({ edge: second, host: 'b', at: '2026-06-01T13:00:00.000Z', why: 'connection refused' });
});

test('[FIGURES-2] so is one that never answered, or answers something else', async () => {
  const { answers, look } = await setUp();
  answers.set(first, { ...figures('a'), tabs: 'many' });
  const { tabs, edges } = await look();
  expect(tabs).toBe(0);
  expect(edges).toEqual([
    { edge: first, host: null, at: null, why: 'tabs: must be an integer' },
    { edge: second, host: null, at: null, why: 'connection refused' },
  ]);
});

test('[FIGURES-8] the figures of an edge of another channel count nowhere, and it is named', async () => {
  const { answers, look } = await setUp();
  answers.set(first, figures('a', { channel: 'production' })).set(second, figures('b', { channel: 'staging' }));
  const { tabs, failures, edges } = await look();
  expect([tabs, failures[0]?.count]).toEqual([2, 3]);
  expect(edges[1]).toEqual({ edge: second, host: null, at: null, why: 'it serves staging, not production' });
});

test('[FIGURES-3] an edge that writes notes, and whose address nobody named, is named', async () => {
  const { store, answers, look } = await setUp();
  const [counted, uncounted] = NOTES;
  const note = (host: string) => encodeEdgeNote({ host, channel: 'production', release: 1, verified: true });
  await store.writeEdge(counted, note('a'));
  await store.writeEdge(uncounted, note('edge-3'));
  answers.set(first, figures('a', { notes: [counted] })).set(second, figures('b'));
  const { edges } = await look();
  expect(edges).toHaveLength(3);
  expect(edges[2]).toMatchObject({ edge: null, host: 'edge-3', at: null, why: expect.any(String) });
});

test('[FIGURES-4] the restart of an edge takes nothing away, and one edge at two addresses counts once', async () => {
  const { answers, look } = await setUp();
  answers.set(first, figures('a')).set(second, figures('a'));
  expect(await look()).toMatchObject({ tabs: 2, failures: [{ count: 3 }] });
  answers.set(first, figures('a2', { failures: [] })).set(second, figures('a2', { failures: [] }));
  expect(await look()).toMatchObject({ tabs: 2, failures: [{ count: 3 }] });
});

const minute = (at: string, remote: string, build: string, counts: Partial<MinuteRow> = {}): MinuteRow => ({
  at: `2026-06-01T${at}Z`,
  remote,
  build,
  open: 0,
  ok: 0,
  bad: 0,
  good: 0,
  middling: 0,
  poor: 0,
  ...counts,
});

test('[FIGURES-6] open tabs by the builds that they run are those of the last full minute, and what did not tell is unknown', async () => {
  const { answers, clock, look } = await setUp();
  clock.now = new Date('2026-06-01T13:00:05Z');
  const shell = (at: string, build: string, open: number) => minute(at, 'shell', build, { open });
  const racing = minute('12:59', 'mf-racing', '1.1.0-b', { open: 6 });
  answers.set(first, figures('a', { tabs: 9, minutes: [shell('12:59', '2', 8), racing, shell('13:00', '2', 1)] }));
  answers.set(second, figures('b', { tabs: 6, minutes: [shell('12:59', '1', 3), shell('12:59', '2', 1), racing] }));
  const { tabs, open } = await look();
  expect(tabs).toBe(15);
  expect(open).toEqual([
    { remote: 'mf-racing', build: '1.1.0-b', tabs: 12, share: 800 },
    { remote: 'shell', build: '2', tabs: 9, share: 600 },
    { remote: 'shell', build: '1', tabs: 3, share: 200 },
    { remote: 'shell', build: 'unknown', tabs: 3, share: 200 },
  ]);
  answers.set(first, figures('a', { tabs: 9, minutes: [shell('12:59', '2', 20)] }));
  expect((await look()).tabs).toBe(24);
});

test('[FIGURES-7] the minutes of the last hour are added up, those of an edge that restarted included', async () => {
  const { answers, clock, look } = await setUp();
  const one = minute('12:59', 'mf-racing', '1.1.0-b', { ok: 4, bad: 1, good: 3, poor: 1 });
  const before = minute('12:30', 'mf-racing', '1.1.0-b', { ok: 1 });
  answers.set(first, figures('a', { minutes: [before, one] })).set(second, figures('b', { minutes: [one] }));
  const sum = { ...one, ok: 8, bad: 2, good: 6, poor: 2 };
  expect((await look()).minutes).toEqual([before, sum]);
  answers.set(first, figures('a2', { minutes: [] }));
  clock.now = new Date('2026-06-01T13:31:00Z');
  expect((await look()).minutes).toEqual([sum]);
});

test('[FIGURES-5] status --edge says what tabs and edges report, and whose figures are missing', async () => {
  const { $, answers } = await openServing();
  const alarms = [
    { at: '2026-06-01T12:30:00.000Z', host: 'edge-1', event: 'store-silent', reason: 'the disk', count: 2 },
  ];
  answers.set(`${first}/paddock/votes`, JSON.stringify({ schema: 1, edge: 'a', votes: [] }));
  const minutes = [
    minute('12:59', 'shell', '1.0.0-0a1b2c3d4e5f', { open: 3 }),
    minute('12:59', 'mf-racing', '1.1.0-5e49b6e31546', { open: 1 }),
  ];
  answers.set(`${first}/paddock/figures`, JSON.stringify(figures('a', { tabs: 4, alarms, minutes })));
  answers.set(`${second}/paddock/votes`, JSON.stringify({ schema: 1, edge: 'b', votes: [] }));
  const { code, out } = await $('status', '--edge', first, '--edge', second);
  expect(code).toBe(0);
  expect(out.slice(out.indexOf('At least'))).toMatchInlineSnapshot(`
    "At least 4 tabs are open
    http://127.0.0.1:2 does not tell its figures: connection refused

    OPEN TABS OF  BUILD               TABS  SHARE
    mf-racing     1.1.0-5e49b6e31546  1     25 %
    shell         1.0.0-0a1b2c3d4e5f  3     75 %
    shell         unknown             1     25 %

    FAILURES OF  BUILD               WHERE   WHAT       REPORTS
    mf-racing    1.1.0-5e49b6e31546  render  execution  3

    ALARM                 EDGE    TIMES  WHAT          WHY
    2026-06-01 12:30:00Z  edge-1  2      store-silent  the disk
    "
  `);
  const [status] = JSON.parse((await $('status', '--edge', first, '--json')).out).channels;
  expect(status.figures).toMatchObject({ tabs: 4, vitals: [{ metric: 'LCP', good: 5 }], alarms });
  expect(status.figures.open).toContainEqual({ remote: 'shell', build: 'unknown', tabs: 1, share: 250 });
  expect(status.figures.minutes).toBeUndefined();
  expect((await $('status', '--edge', first)).out).toContain('\n4 tabs are open\n');
  const dead = await $('status', '--edge', second);
  expect(dead.out).toContain('\nHow many tabs are open is not known\n');
  expect(dead.out).not.toContain('tabs are open\n');
  expect((await $('status')).out).not.toContain('tabs');
});
