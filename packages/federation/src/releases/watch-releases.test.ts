import { expect, test } from 'vitest';
import { createFakeClock } from '../fake/fake-clock.ts';
import { createFakePage, type FakePage } from '../fake/fake-environment.ts';
import { makeRelease, publish } from '../fake/fake-release.ts';
import { createFakeServer } from '../fake/fake-server.ts';
import { createFakeTabs } from '../fake/fake-tabs.ts';
import { watchReleases } from './watch-releases.ts';

/** Three tabs of one browser, each on release 7. */
async function openTabs(prepare: (page: FakePage) => void = () => {}) {
  const clock = createFakeClock();
  const server = createFakeServer();
  const browser = createFakeTabs();
  const release = (sequence: number) => publish(server, makeRelease(server, sequence, {}));
  release(7);
  const open = () => {
    const page = createFakePage({ clock, server, tabs: browser });
    prepare(page);
    const told: number[] = [];
    const stop = watchReleases(page.environment, 7, ({ sequence }) => void told.push(sequence));
    return { page, told, stop };
  };
  const tabs = [open(), open(), open()] as const;
  await clock.advance(10);
  return { clock, server, browser, release, tabs, asked: () => server.asked('/paddock/release').length };
}

test('[UPDATE-7] one tab of a browser is connected; all hear of a new release, and none polls', async () => {
  const { browser, clock, release, tabs, asked } = await openTabs();
  expect(browser.connections()).toBe(1);
  await clock.advance(60_000);
  expect(asked()).toBe(0);
  release(8);
  browser.push('{"sequence":8}');
  await clock.advance(100);
  expect(tabs.map(({ told }) => told)).toEqual([[8], [8], [8]]);
});

test('[UPDATE-7] when the connected tab ends, another one connects', async () => {
  const { browser, clock, release, tabs } = await openTabs();
  tabs[0].stop();
  await clock.advance(10);
  expect(browser.connections()).toBe(1);
  release(8);
  browser.push('{"sequence":8}');
  await clock.advance(100);
  expect(tabs.map(({ told }) => told)).toEqual([[], [8], [8]]);
});

test('[UPDATE-7] a page that goes away closes its connection, and one that comes back asks at once', async () => {
  const { browser, clock, release, tabs } = await openTabs();
  for (const { page } of tabs) page.emit('hide');
  await clock.advance(10);
  expect(browser.connections()).toBe(0);
  release(8);
  tabs[1].page.emit('show');
  await clock.advance(100);
  expect(browser.connections()).toBe(1);
  expect(tabs.map(({ told }) => told)).toEqual([[], [8], []]);
});

test('[UPDATE-7] while the connection is broken each visible tab asks every 15 s', async () => {
  const { browser, clock, release, tabs } = await openTabs();
  tabs[2].page.visible = false;
  browser.cut(false);
  release(8);
  await clock.advance(15_100);
  expect(tabs.map(({ told }) => told)).toEqual([[8], [8], []]);
});

test('[UPDATE-7] a connection that the browser gave up on is opened again', async () => {
  const { browser, clock } = await openTabs();
  browser.cut(true);
  expect(browser.connections()).toBe(0);
  await clock.advance(15_100);
  expect(browser.connections()).toBe(1);
});

test.each<[string, Partial<FakePage['environment']>]>([
  ['Web Locks', { lead: () => null }],
  ['BroadcastChannel', { channel: () => null }],
  ['EventSource', { events: () => null }],
])('[UPDATE-7] a browser without %s asks every 15 s while visible', async (_missing, without) => {
  const { clock, release, tabs } = await openTabs((page) => Object.assign(page.environment, without));
  tabs[2].page.visible = false;
  release(8);
  await clock.advance(15_100);
  expect(tabs.map(({ told }) => told)).toEqual([[8], [8], []]);
});

test('[UPDATE-8] a release that is older, or was told already, is not told', async () => {
  const { browser, clock, release, tabs, asked } = await openTabs();
  release(6);
  browser.push('{"sequence":9}');
  await clock.advance(100);
  expect(asked()).toBe(3);
  release(8);
  browser.push('{"sequence":8}');
  browser.push('{"sequence":8}');
  browser.push('{"sequence":3}');
  await clock.advance(100);
  expect(tabs.map(({ told }) => told)).toEqual([[8], [8], [8]]);
});

test('[UPDATE-18] an edge that is a second behind is asked again after a second', async () => {
  const { browser, clock, release, tabs, asked } = await openTabs();
  browser.push('{"sequence":8}');
  await clock.advance(500);
  release(8);
  await clock.advance(600);
  expect(tabs.map(({ told }) => told)).toEqual([
    [7, 8],
    [7, 8],
    [7, 8],
  ]);
  await clock.advance(60_000);
  expect(asked()).toBe(6);
});

test('[UPDATE-18] a lost answer is asked for again, in the end every 15 s while the tab is visible', async () => {
  const { browser, clock, server, release, tabs } = await openTabs();
  release(8);
  server.break(() => 'reset');
  browser.push('{"sequence":8}');
  tabs[2].page.visible = false;
  await clock.advance(5_000);
  server.mend();
  await clock.advance(11_000);
  expect(tabs.map(({ told }) => told)).toEqual([[8], [8], []]);
});

test('[UPDATE-18] news that comes during a request is asked for after it', async () => {
  const { browser, clock, server, release, tabs } = await openTabs();
  server.break(() => 'hang');
  browser.push('{"sequence":8}');
  await clock.advance(10);
  release(9);
  server.mend();
  browser.push('{"sequence":null}');
  await clock.advance(5_000);
  expect(tabs.map(({ told }) => told)).toEqual([[9], [9], [9]]);
});

test('[UPDATE-18] news that comes during a repeated request is asked for after it, in a hidden tab too', async () => {
  const { browser, clock, server, release, tabs } = await openTabs();
  tabs[2].page.visible = false;
  browser.push('{"sequence":8}');
  await clock.advance(900);
  server.break(() => 'hang');
  await clock.advance(200);
  release(9);
  server.mend();
  browser.push('{"sequence":9}');
  await clock.advance(12_000);
  expect(tabs.map(({ told }) => told)).toEqual([
    [7, 9],
    [7, 9],
    [7, 9],
  ]);
});

test('[UPDATE-8] an event that cannot be read counts as news; an answer that cannot be read is none', async () => {
  const { browser, clock, server, tabs, asked } = await openTabs();
  server.put('/paddock/release', { body: '{"sequence":8}', type: 'application/json' });
  browser.push('garbage');
  await clock.advance(100);
  expect(asked()).toBe(3);
  expect(tabs.map(({ told }) => told)).toEqual([[], [], []]);
});

test('[UPDATE-15] an event without a number is news also about the release that the tab has', async () => {
  const { browser, clock, release, tabs } = await openTabs();
  release(7);
  browser.push('{"sequence":null}');
  await clock.advance(100);
  expect(tabs.map(({ told }) => told)).toEqual([[7], [7], [7]]);
});

test('[UPDATE-14] a tab asks for a release with the ticket of its page', async () => {
  const { server, browser, clock, release } = await openTabs((page) => {
    page.environment.ticket = '7.29384756.41.abcdefghijkl.abcdefghijklmnop';
  });
  release(8);
  browser.push('{"sequence":8}');
  await clock.advance(100);
  const asked = server.requests.filter(({ url }) => url === '/paddock/release');
  expect(asked).toHaveLength(3);
  for (const { headers } of asked) expect(headers).toEqual({ 'paddock-ticket': expect.stringContaining('.41.') });
});
