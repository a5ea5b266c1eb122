import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { openRace, placeButton, readLedger, receipt, slip, tickWin } from './bets.ts';

const FIRST_BET = 'Mit Ihrer nächsten Wette beginnt eine Wettsitzung (LUGAS).';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[LUGASSLIP-5] [LUGASSLIP-7] a session under LUGAS begins with the first bet, and the slip says so before', async ({
  page,
  context,
  own,
}) => {
  await logIn(context, own.url, 'lugas');
  const activated: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(lugas|bets)$/.test(request.url())) activated.push(request.url());
  });
  const race = await openRace(context, own);
  await page.goto(`/race/${race}`);
  await page.getByRole('button', { name: 'Zur Kenntnis genommen' }).click();
  await tickWin(page, race);
  await expect(slip(page).getByText(FIRST_BET)).toBeVisible();
  expect(activated).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect(slip(page).getByText(FIRST_BET)).toBeHidden();
  expect(activated.map((url) => new URL(url).pathname)).toEqual(['/api/v1/customer/me/lugas', '/api/v1/bets']);
});

test('[LUGASSLIP-9] a customer who is active elsewhere is told so, and nothing is booked', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url, 'lugas-elsewhere');
  const race = await openRace(context, own);
  await page.goto(`/race/${race}`);
  await page.getByRole('button', { name: 'Zur Kenntnis genommen' }).click();
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(
    slip(page)
      .getByText(/^Sie sind bei einem anderen Anbieter oder mit einem anderen Konto aktiv/)
      .first(),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect((await readLedger(own, 'lugas-elsewhere')).bets).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
});

test('[REFUSED-6] [REFUSED-9] a checkpoint leads to its page, and back to the slip with its ticket', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url, 'identity');
  const race = await openRace(context, own);
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(slip(page).getByRole('alert')).toContainText('Ihre Identität ist noch nicht bestätigt.');
  expect(await findBarriers(page)).toEqual([]);
  await slip(page).getByRole('button', { name: 'Zur Identitätsprüfung' }).click();
  await expect(page).toHaveURL(/\/limbus\/check_identity_status$/);
  await page.getByRole('button', { name: /^(Später|Nicht jetzt)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/race/${race}$`));
  await page.reload();
  await page.getByRole('button', { name: /^Wettschein/ }).click();
  await expect(slip(page).getByRole('alert')).toContainText('Ihre Identität ist noch nicht bestätigt.');
});
