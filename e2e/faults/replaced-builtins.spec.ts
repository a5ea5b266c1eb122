import { contentOf, openRemote, REMOTES, visitBefore } from '../support/remotes.ts';
import { expect, test } from '../support/test.ts';
import { faultOf } from './fault-case.ts';

test(
  '[BUILTIN-2] no remote of the product replaces a built-in function of the page',
  faultOf(19, 'navigation', 'all remotes'),
  async ({ page, own }) => {
    // A logged-in customer has no link to the registration.
    for (const remote of REMOTES.toSorted((a, b) => Number(!!a.needsLogin) - Number(!!b.needsLogin))) {
      await visitBefore(page, own.url, remote);
      await openRemote(page, remote);
      await expect(contentOf(page, remote)).toBeVisible();
    }
    // Reports are sent when a page is left.
    await page.goto('about:blank');
    const beacons = async () => {
      const metrics = await (await fetch(`${own.adminUrl}/paddock/metrics`)).text();
      return metrics.split('\n').filter((line) => line.startsWith('paddock_beacons_total'));
    };
    const loaded = async () => {
      const lines = await beacons();
      return REMOTES.filter(({ remote }) =>
        lines.some((line) => line.includes(`"${remote}"`) && line.includes('"ready"')),
      );
    };
    await expect.poll(loaded).toEqual(REMOTES);
    expect((await beacons()).filter((line) => line.includes('error_class="contract"'))).toEqual([]);
  },
);
