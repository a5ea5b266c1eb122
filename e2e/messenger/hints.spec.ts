import type { BrowserContext, Page } from '@playwright/test';
import { logOut } from '../session/customer.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const ticker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Liveticker/ });

/** Makes the server send the customer a message. */
async function causeMessage(context: BrowserContext, url: string): Promise<void> {
  const cookies = await context.cookies();
  const read = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const answer = await context.request.post(`${url}/api/v1/customer/me/personal-data-request`, {
    headers: {
      'access-token': read('__Host-paddock_token').replace(/^\d+\./, ''),
      'x-csrf-token': read('csrf-token'),
    },
    data: {},
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('[HINTS-1] [HINTS-2] [MESSENGERTABS-3] [BUBBLES-7] a message is on the button of both tabs at once, over one stream, and a logout empties both', async ({
  page,
  context,
  product,
}) => {
  await logIn(context, product.url, 'other');
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) streams.push(request.url());
  });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/about');
    await expect(each.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  }
  await expect.poll(() => streams.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await causeMessage(context, product.url);
  // The API looks once a second, and a tab spreads its reads over half a second.
  for (const each of [page, other])
    await expect(ticker(each)).toHaveAccessibleName(/1 ungelesene Nachricht/, { timeout: 6_000 });
  expect(streams.length, streams.join()).toBeLessThanOrEqual(2);

  for (const each of [page, other]) {
    await each.bringToFront();
    await ticker(each).click();
    await each.getByRole('tab', { name: 'Nachrichten' }).click();
    await expect(each.getByRole('article')).not.toHaveCount(0);
  }
  await logOut(page);
  for (const each of [page, other]) {
    await expect(ticker(each)).toHaveAccessibleName('Liveticker');
    await expect(each.getByRole('tab')).toHaveCount(0);
    await expect(each.getByRole('button', { name: 'Mein Konto' })).toHaveCount(0);
    const left = await each.evaluate(async () => {
      const open = indexedDB.open('paddock');
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const keys = open.result.objectStoreNames.contains('values')
        ? await new Promise<IDBValidKey[]>((resolve) => {
            const asked = open.result.transaction('values').objectStore('values').getAllKeys();
            asked.onsuccess = () => resolve(asked.result);
          })
        : [];
      open.result.close();
      return {
        kept: keys.filter((key) => String(key).startsWith('customer/')),
        tab: sessionStorage.getItem('paddock.messenger'),
        cookies: document.cookie,
      };
    });
    expect(left.kept).toEqual([]);
    expect(left.tab).toContain('liveticker');
    expect(left.cookies).not.toMatch(/paddock_(last_bubble|token|refresh)/);
  }
});
