import { expect, test } from '../support/test.ts';

for (const width of [360, 1280]) {
  test(`[HEADER-32] at ${width} px a visitor who follows a stream link logs in, and the livestream opens by itself`, async ({
    page,
    complaints,
  }) => {
    // The hour decides whether the stream is live.
    complaints.expect(/40[34] \(/);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about?stream_id=1');
    const form = page.getByRole('form', { name: 'Anmelden' });
    await form.getByLabel('E-Mail-Adresse').fill('active@demo.test');
    await form.getByLabel('Passwort', { exact: true }).fill('Paddock-2026!');
    await form.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('region', { name: 'Livestream', exact: true })).toBeVisible();
    await expect(form).toBeHidden();
  });
}
