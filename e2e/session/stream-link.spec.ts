import { fillInLogin, loginForm } from '../support/log-in.ts';
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
    const form = loginForm(page);
    await fillInLogin(form);
    await expect(page.getByRole('region', { name: 'Livestream', exact: true })).toBeVisible();
    await expect(form).toBeHidden();
  });
}
