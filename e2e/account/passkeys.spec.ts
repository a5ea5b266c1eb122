import { findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[PASSKEY-1][ACCOUNTPASSKEY-2][LOGIN-19][LOGIN-20] a passkey is made, logs in as suggested and by a press, and is removed', async ({
  page,
  context,
  own,
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
  await logIn(context, own.url);
  await page.goto('/user/data');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await card.getByLabel('Jetziges Passwort').fill('Paddock-2026!');
  await card.getByRole('button', { name: 'Passkey erstellen' }).click();
  // The server loads its library with the first passkey.
  await expect(page.getByText(/Der Passkey ist hinzugefügt/)).toBeVisible({ timeout: 40_000 });
  await expect(card.getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // The virtual authenticator takes a suggestion at once.
  await context.clearCookies({ name: /token/ });
  await page.goto('/user/data');
  await expect(card.getByText(/Zuletzt benutzt/)).toBeVisible({ timeout: 40_000 });

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await context.clearCookies({ name: /token/ });
  await page.goto('/user/data');
  await page.locator('main').getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(card.getByText(/Zuletzt benutzt/)).toBeVisible({ timeout: 40_000 });
  await card.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(card.getByText(/meldet Sie nicht mehr an/)).toBeFocused();
});
