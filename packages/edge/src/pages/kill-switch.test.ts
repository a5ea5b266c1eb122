import { expect, test, vi } from 'vitest';
import { makeEdge } from '../testing/make-edge.ts';

test('[HTML-29] row 63: a leftover service worker is replaced, at any path, by one that deletes its caches and unregisters itself', async () => {
  const { visit } = await makeEdge();
  const kept = new Set(['pages-v1', 'files-v1']);
  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  const page = { url: 'https://edge.test/races', navigate: vi.fn(async () => {}) };
  const self = {
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn(async () => true) },
    clients: { matchAll: async () => [page] },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };

  const answer = await visit('/assets/some-worker.js', { 'service-worker': 'script', accept: '*/*' });
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  new Function('self', 'caches', await answer.text())(self, caches);
  const work: Promise<void>[] = [];
  for (const listener of listeners.values()) listener({ waitUntil: (each) => work.push(each) });
  await Promise.all(work);
  expect(self.skipWaiting).toHaveBeenCalled();
  expect([...kept]).toEqual([]);
  expect(self.registration.unregister).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith(page.url);
});

test('[HTML-29] no other request is answered with a worker', async () => {
  const { visit } = await makeEdge();
  expect((await visit('/sw.js', { accept: '*/*' })).status).toBe(404);
});
