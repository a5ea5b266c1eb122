import type { Page } from '@playwright/test';
import { expectToFit } from '../support/find-barriers.ts';
import { fillInLogin, loginForm } from '../support/log-in.ts';
import { contentOf, expectShell, openRemote, REMOTES, type RemoteCase, SHELL_TEXTS } from '../support/remotes.ts';
import { expect, test } from '../support/test.ts';
import { faultOf } from './fault-case.ts';

const remoteCase = (name: string) => REMOTES.find(({ remote }) => remote === name) as RemoteCase;

/** Removes features that private windows, policies and old browsers lack. */
async function impoverish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    for (const name of ['BroadcastChannel', 'ReportingObserver', 'EventSource', 'requestIdleCallback']) {
      Reflect.deleteProperty(window, name);
    }
    for (const name of ['locks', 'sendBeacon', 'serviceWorker', 'connection']) {
      Reflect.deleteProperty(Navigator.prototype, name);
    }
  });
}

test.describe('row 62: a browser that keeps nothing', faultOf(62, 'open tab', 'the browser'), () => {
  test('[POOR-1] [POOR-4] shows the product, and says what does not work', async ({ page }) => {
    await impoverish(page);
    await page.goto('/');
    await expectShell(page);
    await expect(page.getByText('Ihr Browser nimmt keine Cookies an')).toBeVisible();
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    const racing = remoteCase('mf-racing');
    await openRemote(page, racing);
    await expect(contentOf(page, racing)).toBeVisible();
  });

  test('never reloads itself, having no memory of how often it did', async ({ page, faulty, complaints }) => {
    // The router warns when it cannot save the scroll position.
    complaints.expect(/Failed to load resource|ERR_|preload|integrity|Failed to save scroll positions/i);
    await impoverish(page);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const racing = remoteCase('mf-racing');
    faulty.break(racing.files, 'not-found');
    await page.goto(faulty.url + racing.from);
    await openRemote(page, racing);
    await expect(page.getByText(SHELL_TEXTS.failed)).toBeVisible();
    faulty.heal();
    await expect(contentOf(page, racing)).toBeVisible();
    expect(loads).toBe(1);
  });
});

test.describe('row 63: a network that comes and goes', faultOf(63, 'open tab', 'the network'), () => {
  test('[NETWORK-1] is named while it is away, and everything goes on', async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/');
    await expectShell(page);
    const notice = page.getByText('Sie sind offline');
    for (let flap = 0; flap < 3; flap++) {
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    }
    await expectShell(page);
  });

  test('[NETWORK-2] a captive portal is known by what it answers in our place', async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await page.goto('/');
    await expectShell(page);
    const portal = { status: 200, contentType: 'text/html', body: '<h1>WLAN im Zug</h1>' };
    await page.route(/\/(api|paddock\/release$)/, (route) => route.fulfill(portal));
    await expect(async () => {
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Ergebnisse' }).click();
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Rennen' }).click();
      await expect(page.getByText('Ihr Netzwerk verlangt eine Anmeldung')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectShell(page);
  });
});

test.describe('row 63: a service worker left over', faultOf(63, 'open tab', 'the network'), () => {
  // The policy forbids a service worker; an earlier product had no such policy.
  test.use({ bypassCSP: true });

  test('[HTML-29] ends itself as soon as its browser asks for its script', async ({ page }) => {
    await page.goto('/');
    await expectShell(page);
    const loadedAnew = page.waitForEvent('domcontentloaded');
    await page.evaluate(() => navigator.serviceWorker.register('/assets/old-worker.js', { scope: '/assets/' }));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    loadedAnew.catch(() => {}); // The worker controlled no page, so no page reloads.
    await expectShell(page);
  });
});

/** Removes features that are newer than Chrome 120, Firefox 125 and Safari 17.4. */
async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [URL, ['parse']],
      [Promise, ['try']],
      [Array, ['fromAsync']],
      [RegExp, ['escape']],
      [Error, ['isError']],
      [Math, ['sumPrecise', 'f16round']],
      [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'drop', 'toArray', 'some']],
      [Element.prototype, ['moveBefore', 'setHTML', 'ariaNotify', 'getHTML', 'requestClose', 'currentCSSZoom']],
      [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement']],
      [Document.prototype, ['startViewTransition', 'activeViewTransition']],
      [Navigator.prototype, ['connection', 'userAgentData', 'deviceMemory']],
      [window, ['requestIdleCallback', 'navigation', 'scheduler', 'cookieStore', 'CloseWatcher', 'Temporal']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

const TOO_OLD = 'Ihr Browser ist für diese Seite zu alt';

test.describe('row 64: an old browser', faultOf(64, 'open tab', 'the browser'), () => {
  test('[HTML-25] of the oldest that we support shows the product, and hears nothing of its age', async ({ page }) => {
    const show = async (remotes: RemoteCase[]) => {
      for (const remote of remotes) {
        await page.goto(remote.from);
        await openRemote(page, remote);
        await expect(contentOf(page, remote)).toBeVisible();
      }
    };
    await makeOldest(page);
    await show(REMOTES.filter(({ needsLogin }) => !needsLogin));
    await page.goto('/?login');
    await fillInLogin(loginForm(page));
    await expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
    await show(REMOTES.filter(({ needsLogin }) => needsLogin));
    await expect(page.getByText(TOO_OLD)).toBeHidden();
  });

  test('[HTML-25] [HTML-28] that is older is told so, though none of our code runs in it', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/);
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.route(/\/builds\/.*\.js$/, (route) => route.abort());
    await page.goto('/en/races');
    await expect(page.getByText(TOO_OLD)).toBeVisible();
    await expect(page.getByText('Your browser is too old for this page')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[HTML-26] is told that it is needed', async ({ page }) => {
      await page.goto('/');
      // Playwright finds no text inside `noscript`.
      await expect(page.locator('noscript p').first()).toHaveText(
        'Zum Wetten, zum Anmelden und für viele Seiten muss JavaScript eingeschaltet sein.',
      );
      await expect(page.locator('noscript p').first()).toBeVisible();
      await expect(page.getByText(TOO_OLD)).toBeHidden();
    });
  });
});

test.describe('row 64: somebody else in between', faultOf(64, 'open tab', 'the browser'), () => {
  test('a bot gets the same pages and statuses, under the same policies', async ({ request }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const withoutNonce = (headers: Record<string, string>) => {
      const { date, 'content-security-policy': policy = '', ...rest } = headers;
      return { ...rest, policy: policy.replace(/'nonce-[^']+'/, '') };
    };
    for (const path of ['/', '/races', '/paddock/nothing']) {
      const [customer, bot] = await Promise.all([
        request.get(path),
        request.get(path, { headers: { 'user-agent': userAgent } }),
      ]);
      expect(bot.status()).toBe(customer.status());
      expect(withoutNonce(bot.headers())).toEqual(withoutNonce(customer.headers()));
    }
  });

  test.describe('a bot', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('sees the content of a page', async ({ page }) => {
      await page.goto('/');
      await expectShell(page);
    });
  });

  test('an ad blocker that stops what we report stops nothing else', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/);
    await page.route(/\/paddock\/(beacons|csp-reports)/, (route) => route.abort());
    await page.goto('/');
    await expectShell(page);
    const account = remoteCase('mf-registration');
    await openRemote(page, account);
    await expect(contentOf(page, account)).toBeVisible();
  });

  test('[ERRORS-5] a translated page goes on through all remotes', async ({ page }) => {
    await page.goto('/user');
    await expectShell(page);
    for (const remote of ['mf-racing', 'mf-messenger', 'mf-registration'].map(remoteCase)) {
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Node[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('script, style, noscript') === null) found.push(text);
        }
        for (const text of found) {
          const font = document.createElement('font');
          font.textContent = text.textContent;
          (text as ChildNode).replaceWith(font);
        }
      });
      await openRemote(page, remote);
      await expect(contentOf(page, remote)).toBeVisible();
    }
  });

  test('[WIDGET-1] [WIDGET-2] a widget has no frame, and none on the next page', async ({ page }) => {
    await page.goto('/races?widget=1');
    const racing = remoteCase('mf-racing');
    await expect(contentOf(page, racing)).toBeVisible();
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/widget=1/);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('text four times as large needs no scrolling to the side', async ({ page }) => {
    // 1280 px at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await expectContent(page);
    await expectToFit(page);
  });

  test('paper has the page alone', async ({ page }) => {
    await page.goto('/races');
    await expect(contentOf(page, remoteCase('mf-racing'))).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role).first()).toBeHidden();
    }
    await expect(contentOf(page, remoteCase('mf-racing'))).toBeVisible();
  });
});

async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('[VITALS-1] how fast a page was reaches the metrics of the edge, by the builds that were on it', async ({
  page,
  own,
}) => {
  // Measuring begins when the page is idle. A visit that ends before that is not measured.
  const visit = async () => {
    await page.goto(own.url);
    await expectShell(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  };
  const measured = async () => {
    await visit();
    return (await fetch(`${own.adminUrl}/paddock/metrics`)).text();
  };
  await expect
    .poll(measured, { timeout: 40_000 })
    .toMatch(
      /paddock_web_vitals_total\{remote="shell",build="[\d.]+-[0-9a-f]{12}",metric="(LCP|FCP|TTFB)",rating="\S+"\} \d/,
    );
});
