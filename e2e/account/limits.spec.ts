import { openRace, placeButton, readLedger, slip, tickWin } from '../betting/bets.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[ACCOUNTLIMITS-6] [ACCOUNTLIMITS-8] [ACCOUNTLIMITS-16] a limit is raised and lowered, and its changes are listed', async ({
  page,
  context,
  own,
}) => {
  await logIn(context, own.url, 'limits');
  await page.goto('/user/limits');
  const deposits = page.getByRole('region', { name: 'Einzahlungen', exact: true });
  const month = deposits.getByLabel('Neues Limit pro Monat');
  const save = page.getByRole('button', { name: 'Limits speichern' });
  /** Leaving the page sends the change at once, without the ten seconds. */
  const leaveAndReturn = async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/customer/me/limits'));
    await page.getByRole('link', { name: 'Einsatzlimit ändern' }).click();
    expect((await saved).status()).toBe(200);
    await page.getByRole('link', { name: 'Alle Limits' }).click();
  };

  await month.fill('900');
  await expect(deposits.getByText(/^Gilt ab \d\d\.\d\d\.\d{4}, bis dahin 500\s€\.$/)).toBeVisible();
  await save.click();
  await expect(deposits.getByText(/^Ab \d\d\.\d\d\.\d{4}: 900\s€$/)).toBeVisible();
  await leaveAndReturn();
  await expect(deposits.getByText(/^Ab \d\d\.\d\d\.\d{4}: 900\s€$/)).toBeVisible();

  await month.fill('300');
  await expect(deposits.getByText('Gilt sofort. Die Erhöhung, die noch wartet, entfällt.')).toBeVisible();
  await save.click();
  await leaveAndReturn();
  await expect(deposits.getByText(/^300\s€$/)).toBeVisible();
  await expect(deposits.getByText(/^Ab \d/)).toBeHidden();
  const changes = page.getByRole('region', { name: 'Änderungen Ihrer Limits' });
  await expect(changes.getByText('Zurückgenommen').first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
});

test('[ACCOUNTBREAK-1] a break of 24 hours stops a bet', async ({ page, context, own, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url, 'active');
  await page.goto('/user/limits');
  await page.getByRole('button', { name: 'Sofort 24 Stunden Pause' }).click();
  await expect(page.getByText(/^Sie machen bis \d\d\.\d\d\.\d{4} \d\d:\d\d\sUhr eine Pause\./)).toBeFocused();
  const race = await openRace(context, own);
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(slip(page).getByRole('alert')).toContainText('eine Pause vom Spiel');
  expect((await readLedger(own, 'active')).bets).toEqual([]);
});
