import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';

/** Shells register this address. */
export const PUSH_WORKER_URL = '/push-worker.js';

/**
 * The product's only service worker. It shows push messages, and a click on one opens the product.
 * It has no `fetch` handler, so that it affects no release. An invalid message is shown with the
 * product's name, since browsers cancel subscriptions that show nothing. It opens plain paths of
 * this site only.
 */
const scriptOf = (product: string): string => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  let said = {};
  try { said = event.data.json() ?? {}; } catch {}
  const title = typeof said.title === 'string' ? said.title : ${JSON.stringify(product)};
  const body = typeof said.text === 'string' ? said.text : '';
  const data = /^(\\/|(\\/[\\w-]+)+)$/.test(said.path) ? said.path : '/';
  event.waitUntil(self.registration.showNotification(title, { body, data, tag: 'messages', icon: '/icon-192.png' }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // The worker of an earlier release gave its notifications no data.
  event.waitUntil(open(event.notification.data ?? '/'));
});
async function open(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : self.clients.openWindow(path));
}
`;

export const pushWorkerOf = (product: string): Answer => {
  const body = Buffer.from(scriptOf(product));
  return {
    status: 200,
    headers: flatHeaders({
      ...dataAnswer,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': String(body.byteLength),
    }),
    body,
  };
};
