import type { BrowserContext, Page } from '@playwright/test';
import { MACHINE_AHEAD_MS } from './support/clock.ts';
import { expectToFit, findBarriers } from './support/find-barriers.ts';
import type { Product } from './support/product.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { expect, test } from './support/test.ts';
import { openVisitor } from './support/visitor.ts';
import { openWalk } from './support/walk.ts';

const REMOTE = 'mf-racing';
const REASON = 'the race card <img src=x onerror="document.title=1"> is wrong';

async function promoteNext(own: Product): Promise<string> {
  const next = await own.publishNext(REMOTE);
  const { code, stderr } = await own.paddock('promote', REMOTE, next, '--reason', REASON);
  expect(code, stderr).toBe(0);
  return next;
}

/** A customer's page with the next build, which throws. */
async function openBroken({ url }: Product, customer: BrowserContext): Promise<Page> {
  const page = await customer.newPage();
  await page.addInitScript(() => sessionStorage.setItem('e2e', 'throw-at-render'));
  await page.goto(`${url}/races`);
  await expect(page.getByRole('main')).toContainText(SHELL_TEXTS.failed);
  return page;
}

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

test('[OPERATE-17] [OPERATE-12] [OPERATE-18] [OPERATE-20] an operator follows the text and finds a broken build, rolls it back and proves it, with the page alone', async ({
  browser,
  clock,
  own,
}) => {
  const first = own.firstBuild(REMOTE);
  const next = await promoteNext(own);
  const customer = await openVisitor(browser, clock);
  const broken = await openBroken(own, customer);
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const walk = await openWalk('With the page alone', { 'https://operate.example': own.operateUrl });
  const row = page.getByRole('table', { name: 'Shell and remotes' }).getByRole('row').nth(1);
  const attention = page.getByRole('region', { name: 'What needs attention' });
  const dialog = page.getByRole('dialog');

  await walk.step('Open the page', async ({ label, commands: [operate = []] }) => {
    const { code, stdout, stderr } = await own.paddock(...operate);
    expect(code, stderr).toBe(0);
    await page.goto(stdout.trim());
    await page.getByRole('button', { name: label('Look at it') }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await walk.step('Find what broke', async ({ label }) => {
    await expect(page.getByRole('heading', { name: label('What needs attention') })).toBeVisible();
    await expect(attention.getByRole('listitem').first()).toHaveText(`${REMOTE} ${next}: 1 of 1 votes are bad`, {
      timeout: 15_000,
    });
    await expect(page.getByText(label('All is well'))).toBeHidden();
    await expect(page.getByRole('table', { name: label('Shell and remotes') })).toBeVisible();
    await expect(row).toContainText(REMOTE);
    await page.getByText(label('Details of mf-racing')).click();
    const failures = page.getByRole('table', { name: `${label('Failures')}: ${REMOTE}` });
    await expect(failures.getByRole('row').filter({ hasText: next })).toContainText(/render.*execution/);
    await expect(
      page
        .getByRole('table', { name: label('Journal') })
        .getByRole('row')
        .nth(1),
    ).toContainText(REASON);
  });

  const perform = async (label: (words: string) => string, reason: string) => {
    await dialog.getByLabel('Reason, for the journal').fill(reason);
    await dialog.getByRole('button', { name: label('Check') }).click();
    await dialog.getByRole('button', { name: label('Sign and do it') }).click();
    await expect(dialog.getByText(/^Done: release \d+\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };

  await walk.step('Roll it back', async ({ label }) => {
    // Only a row with a canary has it.
    await expect(row.getByRole('button', { name: label('Stop the canary') })).toBeHidden();
    await row.getByRole('button', { name: label('Roll back') }).click();
    await expect(dialog.getByLabel(label('Target'))).toHaveValue(first);
    await expect(dialog.getByLabel(label('Reason, for the journal'))).toBeFocused();
    await dialog.getByLabel(label('Your key (file)')).setInputFiles(`${own.data}/keys/operator.key`);
    await dialog.getByLabel('Reason, for the journal').fill('the race page fails');
    await dialog.getByRole('button', { name: label('Check') }).click();
    await expect(dialog.getByText(`${REMOTE}: ${next} -> ${first}`)).toBeVisible();
    await dialog.getByRole('button', { name: label('Sign and do it') }).click();
    await expect(dialog.getByText(`${label('Done')}: release 3.`)).toBeVisible();
    await expect(dialog.getByText(`paddock promote ${REMOTE}@${next}`)).toBeVisible();
    await dialog.getByRole('button', { name: label('Close') }).click();
  });

  await walk.step('Prove it', async ({ label }) => {
    const racing = page.getByRole('row').filter({ hasText: REMOTE }).first();
    await expect(racing).toContainText(first);
    await expect(page.getByText(`: 1 of 1 votes are bad`)).toBeHidden();
    label('What needs attention');
    const servers = page.getByRole('table', { name: label('Servers') });
    await expect(servers.getByRole('row').nth(1)).toContainText('Release 3');
    await page.getByRole('button', { name: label('Verify the store') }).click();
    await expect(page.getByText(new RegExp(`^\\d+ ${label('parts are proven')}\\.$`))).toBeVisible({ timeout: 20_000 });
    await broken.goto(`${own.url}/races`);
    await expect(broken.getByRole('heading', { level: 1 })).toContainText('Rennen am');
  });

  await walk.step('Keep it so', async ({ label }) => {
    await page.getByRole('button', { name: `${label('Freeze')}: ${REMOTE}` }).click();
    await perform(label, 'look at it first');
    await expect(page.getByRole('button', { name: `${label('Unfreeze')}: ${REMOTE}` })).toBeVisible();
    await page.getByRole('button', { name: label('Log out') }).click();
    await expect(page.getByText('Nobody is logged in')).toBeVisible();
  });
  walk.end();
});

test('[OPERATE-17] the same with the command alone', async ({ browser, clock, own }) => {
  const first = own.firstBuild(REMOTE);
  const next = await promoteNext(own);
  const customer = await openVisitor(browser, clock);
  const broken = await openBroken(own, customer);
  const walk = await openWalk('With the command alone', { 'http://127.0.0.1:41234': own.adminUrl });
  const run = async (words: string[] = []) => {
    const { code, stdout, stderr } = await own.paddock(...words);
    expect(code, stdout + stderr).toBe(0);
    return stdout + stderr;
  };

  await walk.step('Reach the product', async ({ commands: [doctor] }) => {
    const { code, stdout } = await own.paddock(...(doctor ?? []));
    expect(stdout).toMatch(/^ok +edge /m);
    // `npm run instants` sets the clock of the machine, not that of its disk.
    const bad = MACHINE_AHEAD_MS === 0 ? [] : [expect.stringMatching(/^BAD +clock: /)];
    expect(stdout.match(/^BAD.*$/gm) ?? []).toEqual(bad);
    expect(code).toBe(bad.length === 0 ? 0 : 5);
  });
  await walk.step('Find what broke', async ({ commands: [status, history] }) => {
    await expect.poll(() => run(status)).toMatch(new RegExp(`^${REMOTE} +MANY BAD VOTES`, 'm'));
    expect(await run(status)).toMatch(
      new RegExp(`^FAILURES OF.*\\n(.*\\n)*${REMOTE} +${next} +render +execution`, 'm'),
    );
    expect((await run(history)).split('\n')[1]).toContain(REASON);
  });
  await walk.step('Roll it back', async ({ commands: [look, act] }) => {
    expect(await run(look)).toContain(`${next} -> ${first}`);
    const said = await run(act);
    expect(said).toContain('release 3 of production, by olga (key operator): the race page fails');
    expect(said).toContain('served by 1 of 1 edges');
    expect(said).toContain(`Undo: paddock promote ${REMOTE}@${next}`);
  });
  await walk.step('Prove it', async ({ commands: [status, verify] }) => {
    const said = await run(status);
    expect(said).toMatch(/^\S+ +release 3 +(just now|\d.* ago)$/m);
    expect(said).not.toContain('MANY BAD VOTES');
    expect(await run(verify)).toContain('production');
    await broken.goto(`${own.url}/races`);
    await expect(broken.getByRole('heading', { level: 1 })).toContainText('Rennen am');
  });
  await walk.step('Keep it so', async ({ commands: [freeze] }) => {
    await run(freeze);
    expect((await own.paddock('promote', REMOTE, next)).code).toBe(4);
    await run(['unfreeze', REMOTE, '--reason', 'mended']);
  });
  walk.end();
});

test('[OPERATE-12] [OPERATE-13] [OPERATE-15] [OPERATE-20] reasons are text, the key never leaves the browser, and a link opens the page once', async ({
  page,
  own,
  complaints,
}) => {
  complaints.expect(/status of (401|403)/);
  const first = own.firstBuild(REMOTE);
  const next = await promoteNext(own);
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
    await expectToFit(page);
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
    await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
    await expect(row.getByRole('button', { name: `Zurückrollen: ${REMOTE}` })).toBeFocused();
    await expect(row).not.toContainText(next);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Ziel'), 'no build that was rolled back is chosen').toHaveValue('');
    await page.keyboard.press('Escape');
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
