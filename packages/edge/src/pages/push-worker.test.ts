import { expect, test, vi } from 'vitest';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';

/** Runs the worker as a browser does. */
const run = async (pages: { focus(): Promise<void> }[] = []) => {
  const { store, builds } = makeServingStore();
  const product = { name: 'Mo’s "Club"', timeZone: 'Europe/Berlin', currency: 'EUR' };
  store.promote({ ...builds, shell: makeBuild('shell', 'two', { product }) });
  const { visit } = await makeEdge({ reader: store });
  const answer = await visit('/push-worker.js', { 'service-worker': 'script', accept: '*/*' });
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { showNotification: vi.fn(async () => {}), unregister: vi.fn() },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => {}) },
  };
  new Function('self', await answer.text())(self);
  const work: Promise<void>[] = [];
  const happen = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (each: Promise<void>) => work.push(each) });
    await Promise.all(work);
  };
  return { answer, listeners, self, happen };
};

test('[HTML-35] the worker for push messages has no fetch handler, and is not ended as one of an earlier product', async () => {
  const { answer, listeners, self } = await run();
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
  expect(self.registration.unregister).not.toHaveBeenCalled();
});

test('[HTML-36] it shows the title and the text of a message, and the name of the product for one that it does not understand', async () => {
  const { self, happen } = await run();
  await happen('push', { data: { json: () => ({ title: 'Neu', text: 'Neues', url: 'https://evil.test' }) } });
  await happen('push', { data: { json: () => ({ title: { a: 1 }, text: ['x'] }) } });
  await happen('push', { data: { json: () => null } });
  await happen('push', { data: null });
  const shown = { tag: 'messages', icon: '/icon-192.png' };
  expect(self.registration.showNotification.mock.calls).toEqual([
    ['Neu', { body: 'Neues', data: '/', ...shown }],
    ['Mo’s "Club"', { body: '', data: '/', ...shown }],
    ['Mo’s "Club"', { body: '', data: '/', ...shown }],
    ['Mo’s "Club"', { body: '', data: '/', ...shown }],
  ]);
});

test.each([
  ['/en', '/en'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['', '/'],
  [{ a: 1 }, '/'],
])('[HTML-36] a message that names the page %j leads to %s', async (path, data) => {
  const { self, happen } = await run();
  await happen('push', { data: { json: () => ({ title: 'New', text: 'New messages', path }) } });
  expect(self.registration.showNotification).toHaveBeenCalledWith('New', expect.objectContaining({ data }));
});

test('[HTML-36] a press leads to the open page, or opens the product', async () => {
  const close = vi.fn();
  const page = { focus: vi.fn(async () => {}) };
  const open = await run([page]);
  await open.happen('notificationclick', { notification: { close } });
  expect(page.focus).toHaveBeenCalled();
  const none = await run();
  await none.happen('notificationclick', { notification: { close, data: '/en' } });
  expect(none.self.clients.openWindow).toHaveBeenCalledWith('/en');
  expect(close).toHaveBeenCalledTimes(2);
  // A message that the worker before this one has shown names no page.
  await none.happen('notificationclick', { notification: { close, data: null } });
  expect(none.self.clients.openWindow).toHaveBeenLastCalledWith('/');
});
