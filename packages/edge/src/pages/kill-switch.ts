import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../platform/answers.ts';
import { everyAnswer, flatHeaders } from '../platform/security-headers.ts';

/**
 * The product has no service worker, so that what is promoted or rolled back is what is seen. One that an earlier product left in a
 * browser would keep showing its own pages for ever: whenever its browser asks for its script, at whatever path, it gets this one, which
 * takes the old one's place, deletes what it kept, ends itself and has its pages loaded anew.
 */
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/** Whether a browser asks for the script of a service worker that it has. */
export const asksForWorker = (headers: IncomingHttpHeaders): boolean => headers['service-worker'] === 'script';

export const killSwitch: Answer = {
  status: 200,
  headers: flatHeaders({
    ...everyAnswer,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(script.length),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'",
  }),
  body: script,
};
