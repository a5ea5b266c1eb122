import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const SAID = { title: 'Paddock', text: 'Sie haben neue Nachrichten.' };

/** Delivers a push message to the worker, as the browser's push service does. */
async function startDelivery(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
}

/** What the browser shows, as the system's list of notifications has it. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

test('[PUSHWORKER-1, HTML-36] a push message that reaches the worker is shown, one at a time, and a press on it leads to the open page', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications']);
  await logIn(context, product.url);
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const deliver = await startDelivery(context, page);
  await deliver(JSON.stringify(SAID));
  await expect.poll(() => shown(page)).toEqual([{ title: SAID.title, body: SAID.text }]);
  // One that is not understood takes the place of the first: a device is told once.
  await deliver('<b>?</b>');
  await expect.poll(() => shown(page)).toEqual([{ title: 'Paddock', body: '' }]);

  const [worker] = context.serviceWorkers();
  const focused = await worker?.evaluate(async () => {
    // In the worker: its types are not those of a page.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      WindowClient: { prototype: object };
      NotificationEvent: new (type: string, facts: object) => Event;
    } & EventTarget;
    const done: Promise<unknown>[] = [];
    const focused: string[] = [];
    // Without a person's press a browser focuses nothing.
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { url: string }) {
        focused.push(this.url);
      },
    });
    const [notification] = await scope.registration.getNotifications();
    const press = new scope.NotificationEvent('notificationclick', { notification });
    Object.assign(press, { waitUntil: (work: Promise<unknown>) => done.push(work) });
    scope.dispatchEvent(press);
    await Promise.all(done);
    return focused;
  });
  expect(focused).toEqual([page.url()]);
  expect(await shown(page)).toEqual([]);
});
