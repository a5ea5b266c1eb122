// @vitest-environment jsdom
import { BEACON_URL, RELEASE_ELEMENT_ID, RELEASE_URL, TICKET_ELEMENT_ID } from '@paddock/release/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectedPage } from './connect-page.ts';
import { RACING } from './fake/drive.ts';
import { B, C, makeRelease, putBuild } from './fake/fake-release.ts';
import { createFakeServer } from './fake/fake-server.ts';
import { connectPage } from './index.ts';

const server = createFakeServer();
const release = makeRelease(server, 7, { [RACING]: putBuild(server, RACING, B) });
const newer = makeRelease(server, 8, { [RACING]: putBuild(server, RACING, C) });

const page = globalThis as { __paddock_federation__?: object; __paddock__?: object; __FEDERATION__?: object };
const sent: object[] = [];
const connect = (): ConnectedPage =>
  connectPage({ host: '@paddock/core', hasUnsavedWork: () => false, locale: () => 'en' });

/** Writes the page as the edge does. */
const serve = (): void => {
  document.body.innerHTML = `<script type="application/json" id="${RELEASE_ELEMENT_ID}">${JSON.stringify(release)}</script>
    <data id="${TICKET_ELEMENT_ID}" value="ticket" hidden></data>`;
};
/** Starts as the entry of a shell does. */
const startShell = (): void => {
  page.__paddock_federation__ = { shares: { react: { '19.3.1': { get: () => () => ({}) } } } };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url === BEACON_URL) sent.push(...JSON.parse(body ?? '[]'));
    return url.startsWith(RELEASE_URL) ? Response.json(newer) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[CONNECT-3] a page that no edge served, or whose shell another builder made, is refused, and nothing is installed', () => {
  serve();
  expect(connect).toThrow('The shell was not built by @paddock/webpack-preset');
  startShell();
  document.body.innerHTML = '';
  expect(connect).toThrow(/it must be served by the edge$/);
  expect([page.__paddock__, page.__FEDERATION__]).toEqual([undefined, undefined]);
});

test('[CONNECT-1] [CONNECT-2] [CONNECT-4] [BEACON-5] a page runs in the release of its HTML, votes for its shell, hears of the next release and is counted as open', async () => {
  serve();
  startShell();
  const connected = connect();
  expect(connected.release).toEqual(release);
  expect(connected.boundary.current.remotes[RACING]?.buildId).toBe(B);
  expect(page.__paddock__).toEqual({ script: expect.any(Function), style: expect.any(Function) });
  expect(page.__FEDERATION__).toMatchObject({ moduleInfo: { [`${RACING}:${B}`]: { version: B } } });

  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  connected.ready();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toMatchObject([{ kind: 'vote', remote: 'shell', outcome: 'ok' }]);

  const heard: number[] = [];
  const stop = connected.watch(({ sequence }) => heard.push(sequence));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toContain(8);
  stop();
  heard.length = 0;
  sent.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(sent).toEqual([{ kind: 'open', builds: { shell: release.shell.buildId } }]);
});
