import { findBarriers } from '../support/find-barriers.ts';
import { DEMO_PASSWORD, fillInLogin, loginForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[PASSKEY-1] [ACCOUNTPASSKEY-2] [STEPUP-1] [LOGIN-19] [LOGIN-20] [LOGIN-21] a passkey is offered, made, proves its customer, logs in as suggested and by a press, and is removed', async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/races');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await fillInLogin(loginForm(page));
  const offer = page.getByRole('region', { name: 'Anmeldung ohne Passwort' });
  await offer.getByRole('link', { name: 'Passkey hinzufügen' }).click();
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card).toBeInViewport();
  await expect(offer).toHaveCount(0);
  await card.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await card.getByLabel('Jetziges Passwort').fill(DEMO_PASSWORD);
  await card.getByRole('button', { name: 'Passkey erstellen' }).click();
  // The server loads its library with the first passkey.
  await expect(page.getByText(/Der Passkey ist hinzugefügt/)).toBeVisible({ timeout: 40_000 });
  await expect(card.getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const bank = page.getByRole('region', { name: 'Bankkonto' });
  await bank.getByRole('button', { name: 'Bankkonto ändern' }).click();
  await bank.getByLabel('IBAN').fill('AT61 1904 3002 3457 3201');
  await bank.getByRole('button', { name: 'Bankkonto speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  await expect(question.getByLabel('Jetziges Passwort')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(bank.getByText('AT61 1904 3002 3457 3201')).toBeVisible();

  // The virtual authenticator takes a suggestion at once, also one of the page that is left.
  const endSession = async () => {
    await page.goto('about:blank');
    await context.clearCookies({ name: /token/ });
  };
  await endSession();
  await page.goto('/user/data');
  await expect(card.getByText(/Zuletzt benutzt/)).toBeVisible({ timeout: 40_000 });

  await endSession();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/user/data');
  await page.locator('main').getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(card.getByText(/Zuletzt benutzt/)).toBeVisible({ timeout: 40_000 });
  await card.getByRole('button', { name: /^Entfernen/ }).click();
  // This is another session, which has proven nothing yet.
  await question.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(card.getByText(/meldet Sie nicht mehr an/)).toBeFocused();
});
