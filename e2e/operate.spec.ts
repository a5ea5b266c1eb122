import type { Page } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const REMOTE = 'mf-racing';
const REASON = 'the race card <img src=x onerror="document.title=1"> is wrong';

async function openPage(page: Page, own: Product): Promise<string> {
  const { code, stdout, stderr } = await own.paddock('operate', '--origin', own.operateUrl, '--who', 'olga');
  expect(code, stderr).toBe(0);
  await page.goto(stdout.trim());
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('production');
  return stdout.trim();
}

/** Imitates browsers from before 2025. */
const forgetEd25519 = () => {
  SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'));
};

test('[OPERATE-12] [OPERATE-15] an operator finds a broken build, rolls it back and proves it, with the page alone', async ({
  page,
  own,
  complaints,
}) => {
  complaints.expect(/status of (401|403)/);
  const first = own.firstBuild(REMOTE);
  const next = await own.publishNext(REMOTE);
  const promoted = await own.paddock('promote', REMOTE, next, '--reason', REASON);
  expect(promoted.code, promoted.stderr).toBe(0);
  const report = { release: 2, remote: REMOTE, buildId: next, phase: 'render', errorClass: 'execution', attempt: 1 };
  await fetch(`${own.url}/paddock/beacons`, { method: 'POST', body: JSON.stringify([report, report]) });

  const link = await openPage(page, own);
  const row = page.getByRole('table', { name: 'Shell und Remotes' }).getByRole('row').filter({ hasText: REMOTE });
  await expect(row).toContainText(next);
  await expect(row).toContainText(first);

  await test.step('it finds what fails, since when, by whom and why', async () => {
    await page.getByText(`Einzelheiten von ${REMOTE}`).click();
    await expect(page.getByRole('table', { name: `Fehler: ${REMOTE}` })).toContainText(/execution.*2/);
    await expect(page.getByRole('table', { name: 'Journal' })).toContainText(REASON);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step('it rolls back, with a key that never leaves the browser', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: `Zurückrollen: ${REMOTE}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Ziel')).toHaveValue(first);
    await dialog.getByRole('button', { name: 'Prüfen' }).click();
    await expect(dialog.getByText('Bitte nennen Sie einen Grund.')).toBeVisible();
    await dialog.getByLabel('Grund, für das Journal').fill('e2e: it throws');
    const importKey = await page.evaluateHandle(() => SubtleCrypto.prototype.importKey);
    await page.evaluate(forgetEd25519);
    await dialog.getByLabel('Ihr Schlüssel').setInputFiles(`${own.data}/keys/operator.key`);
    await expect(dialog.getByText('Er kennt Ed25519 nicht')).toBeVisible();
    await page.evaluate((known) => {
      SubtleCrypto.prototype.importKey = known;
    }, importKey);
    await dialog.getByLabel('Ihr Schlüssel').setInputFiles([]);
    await dialog.getByLabel('Ihr Schlüssel').setInputFiles(`${own.data}/keys/operator.key`);
    await expect(dialog.getByText('Schlüssel operator ist geladen.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Prüfen' }).click();
    await expect(dialog.getByText(`${REMOTE}: ${next} -> ${first}`)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Unterschreiben und ausführen' }).click();
    await expect(dialog.getByText('Erledigt: Release 3.')).toBeVisible();
    await expect(dialog.getByText(`paddock promote ${REMOTE}@${next}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    expect(sent.join()).toContain('signature');
    expect(sent.join()).not.toContain('PRIVATE KEY');
  });

  await test.step('it proves it', async () => {
    await expect(row).toContainText(first);
    await page.getByRole('button', { name: 'Speicher prüfen' }).click();
    await expect(page.getByText(/^\d+ Teile sind bewiesen\.$/)).toBeVisible({ timeout: 20_000 });
    expect((await own.paddock('history', '--json')).stdout).toContain('e2e: it throws');
  });

  await test.step('the link is used up, and the product is not on this host', async () => {
    expect(page.url()).not.toContain('#');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Ansehen' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was used before');
    expect((await fetch(`${own.operateUrl}/races`, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${own.url}/paddock/operate`)).status).toBe(404);
  });
});
