import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';

/**
 * The product's only service worker, for push messages, answers no requests, so that a promote or
 * rollback is visible at once. A worker of an earlier product would show its own pages forever.
 * When a browser checks that worker's script for updates, at any path, it gets this script instead.
 * It replaces the old worker, deletes its caches, unregisters itself and reloads its pages.
 */
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** Whether a browser checks the script of a service worker for updates. */
export const asksForWorker = (headers: IncomingHttpHeaders): boolean => headers['service-worker'] === 'script';

export const killSwitch: Answer = {
  status: 200,
  headers: flatHeaders({
    ...dataAnswer,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(script.length),
  }),
  body: script,
};
