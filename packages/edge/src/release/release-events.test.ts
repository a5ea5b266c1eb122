import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { asResponse } from '../testing/ask.ts';
import { eventually, within } from '../testing/eventually.ts';
import { makeBuild } from '../testing/make-build.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';
import { createReleaseEvents } from './release-events.ts';

const listenTo = async (port: number) => {
  const request = http.get({ port, path: '/paddock/releases', headers: { accept: 'text/event-stream' } });
  request.on('error', () => {});
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const heard = { text: '', ended: false, request };
  answer
    .on('data', (chunk) => (heard.text += chunk))
    .on('end', () => (heard.ended = true))
    .on('error', () => {});
  return heard;
};

test('[SERVED-19] [SERVED-20] a tab gets the present sequence at once, and the next one within a second', async () => {
  const { store, builds } = makeServingStore();
  const { port, metric } = await startEdge({ reader: store });
  const tabs = [await listenTo(port), await listenTo(port)];
  for (const tab of tabs) {
    await eventually(() => expect(tab.text).toBe('retry: 5000\n\nid: 1\nevent: release\ndata: {"sequence":1}\n\n'));
  }
  expect(await metric('paddock_event_clients')).toBe(2);
  store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', 'two') });
  for (const tab of tabs) {
    await within(1_000, () => expect(tab.text).toContain('id: 2\nevent: release\ndata: {"sequence":2}\n\n'));
  }
});

test('[SERVED-4] a release that is refused is not announced', async () => {
  const { store } = makeServingStore();
  const { port, events } = await startEdge({ reader: store });
  const tab = await listenTo(port);
  store.setNewest(new Error('wrong signature'));
  await eventually(() => expect(events.some(({ event }) => event === 'release-refused')).toBe(true));
  expect(tab.text.match(/event: release/g) ?? []).toHaveLength(1);
});

test('[SERVED-21] a tab that leaves is forgotten', async () => {
  const { port, metric } = await startEdge();
  const tab = await listenTo(port);
  tab.request.destroy();
  await eventually(async () => expect(await metric('paddock_event_clients')).toBe(0));
});

test('[SERVED-22] streams end when the edge stops, and it does not wait for them', async () => {
  const { port, edge } = await startEdge();
  const tab = await listenTo(port);
  const since = performance.now();
  await edge.stop();
  // The edge waits up to 10 s only for running requests.
  expect(performance.now() - since).toBeLessThan(8_000);
  await eventually(() => expect(tab.ended).toBe(true));
});

test('[SERVED-23] [SERVED-24] above the cap a tab is told to come back; a heartbeat reaches every tab', async () => {
  const events = createReleaseEvents({ maxClients: 2, perClient: 2, metrics: createMetrics() });
  const connect = (sequence: number | null, client: string) => asResponse(events.connect(sequence, client));
  const [first, second, third] = [connect(7, 'a'), connect(null, 'a'), connect(7, 'b')];
  expect([first.status, second.status, third.status]).toEqual([200, 200, 503]);
  expect(third.headers.get('retry-after')).toBe('30');
  events.heartbeat();
  events.end();
  expect(await first.text()).toBe('retry: 5000\n\nid: 7\nevent: release\ndata: {"sequence":7}\n\n:\n\n');
  expect(await second.text()).toBe('retry: 5000\n\n:\n\n');
  expect(connect(7, 'a').status).toBe(503);
});

test('[SERVED-25] a tab that does not read is cut before it costs memory', async () => {
  const metrics = createMetrics();
  const events = createReleaseEvents({ maxClients: 2, perClient: 2, metrics });
  const lazy = asResponse(events.connect(1, 'a'));
  for (let beat = 0; beat < 1_000; beat += 1) events.heartbeat();
  expect(metrics.text()).toContain('paddock_event_clients 0\n');
  expect((await lazy.text()).length).toBeLessThan(200);
});
