import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { findUntold } from '../support/find-untold.ts';
import { pressByKey } from '../support/keyboard.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { WHOLE_BROWSER } from '../support/whole-browser.ts';

test.use(WHOLE_BROWSER);

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

/**
 * A notification that the worker asks the system to show. A headless browser may have no system for
 * it.
 */
interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** The worker's own globals: their types are not those of a page. */
interface WorkerScope extends EventTarget {
  shown: Shown[];
  focused: string[];
  registration: {
    showNotification(title: string, options: { body: string; tag: string }): Promise<void>;
  };
  WindowClient: { prototype: object };
}

/** Records what the worker shows, and which page it brings to the front. */
const watchWorker = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.focused = [];
    scope.registration.showNotification = async (title, { body, tag }) => {
      scope.shown.push({ title, body, tag });
    };
    // Without a real press a browser focuses nothing.
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { url: string }) {
        scope.focused.push(this.url);
      },
    });
  });

const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);

/** Presses the message. Returns the pages that came to the front. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const done: Promise<unknown>[] = [];
    const pressed = Object.assign(new Event('notificationclick'), {
      notification: { close() {} },
      waitUntil: (work: Promise<unknown>) => done.push(work),
    });
    const scope = globalThis as unknown as WorkerScope;
    scope.dispatchEvent(pressed);
    await Promise.all(done);
    return scope.focused;
  });

test('[PUSHWORKER-1] [HTML-36] a push message that reaches the worker is shown, one at a time, and a press on it leads to the open page', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications']);
  await logIn(context, product.url);
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker is registered');
  await watchWorker(worker);
  const deliver = await startDelivery(context, page);
  await deliver(JSON.stringify(SAID));
  // An unreadable message replaces the first: a device shows one notification.
  await deliver('<b>?</b>');
  const tag = 'messages';
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      { title: SAID.title, body: SAID.text, tag },
      { title: 'Paddock', body: '', tag },
    ]);
  expect(await press(worker)).toEqual([page.url()]);
});

const PHONE = { width: 360, height: 740 };
/** A valid point on the curve, like a real server's key. */
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const LANGUAGES = [
  { prefix: '', menu: 'Menü', ticker: /^Liveticker/, ways: 'Meldungen', push: /^Benachrichtigungen auf diesem Gerät/ },
  {
    prefix: '/en',
    menu: 'Menu',
    ticker: /^Live ticker/,
    ways: 'Kinds of entry',
    push: /^Notifications on this device/,
  },
] as const;

for (const { prefix, menu, ticker, ways, push } of LANGUAGES) {
  test(`[ACCOUNTSETTINGS-6] [TICKER-5] [FRAME-36] at ${prefix}/user/settings the option for push and the ticker's filter are used by keyboard on a phone, without barriers, and in forced colours`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize(PHONE);
    await logIn(context, product.url);
    const answer = { success: true, data: { key: KEY, is_on: false }, pagination: null, error: null, validation: null };
    await page.route('**/api/v1/customer/me/push', (route) => route.fulfill({ json: answer }));
    await page.goto(`${prefix}/user/settings`);
    await settle(page);
    await expect(page.getByRole('checkbox', { name: push })).toBeVisible();
    const expectUsable = async () => {
      expect(await findBarriers(page)).toEqual([]);
      await expectToFit(page);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findUntold(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    };
    await expectUsable();
    await pressByKey(page, page.getByRole('button', { name: menu, exact: true }));
    await pressByKey(page, page.getByRole('button', { name: ticker }));
    await pressByKey(page, page.getByRole('button', { name: 'Filter' }));
    const kinds = page.getByRole('group', { name: ways });
    await expect(kinds).toBeVisible();
    await settle(page);
    await expectUsable();
  });
}
