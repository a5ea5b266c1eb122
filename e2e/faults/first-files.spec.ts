import type { Fault } from '@paddock/conform/faults';
import type { Page } from '@playwright/test';
import { FIRST_FILES } from '../support/first-files.ts';
import { tagOf } from '../support/parts.ts';
import type { Product } from '../support/product.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';
import { countBoots, recordTimeline } from '../support/timeline.ts';

const FAULTS: Fault[] = [
  'not-found',
  'server-error',
  'tampered',
  'cut',
  'html',
  'hang-before-headers',
  'hang-after-headers',
  'drip',
];

const countReports = async ({ adminUrl }: Product, remote: string, phase: string): Promise<number> => {
  const metrics = await (await fetch(`${adminUrl}/paddock/metrics`)).text();
  const lines = metrics.matchAll(/^paddock_beacons_total\{(.*)\} (\d+)$/gm);
  return [...lines].reduce((sum, [, labels = '', n]) => {
    const isOfIt = labels.includes(`remote="${remote}"`) && labels.includes(`phase="${phase}"`);
    return sum + (isOfIt && !labels.includes('error_class="ok"') ? Number(n) : 0);
  }, 0);
};

/** The shell's styles are applied: without them the menu is a list with bullets. */
const expectStyled = (page: Page): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('list').first()).toHaveCSS(
    'list-style-type',
    'none',
  );

for (const [row, { file, path, url, shows, words, phase }] of FIRST_FILES.entries()) {
  test.describe(`[LATE-3, LATE-12] ${file}`, () => {
    for (const [column, fault] of FAULTS.entries()) {
      const tag = tagOf(row, column);
      test(`${fault}: the page says so, and is there without a reload once the fault is over`, { tag }, async ({
        page,
        faulty,
        product,
        complaints,
      }) => {
        complaints.expect(CODE_FAILED);
        await recordTimeline(page, {});
        const html = await (await page.request.get(product.url + path)).text();
        const [broken = ''] = url.exec(html) ?? [];
        expect(broken, `${path} names ${file}`).not.toBe('');
        const [, , remote = ''] = broken.split('/');
        const before = await countReports(product, remote, phase);

        faulty.break(new RegExp(`^${broken.replaceAll('.', '\\.')}`), fault);
        await page.goto(faulty.url + path, { waitUntil: 'commit' });
        await expect(page.getByText(new RegExp(words.join('|'))).first()).toBeVisible();
        const boots = await countBoots(page);
        const content = page
          .getByRole('main')
          .getByText(shows ?? '')
          .first();
        if (shows) await expect(content).toBeHidden();

        faulty.heal();
        await (shows ? expect(content).toBeVisible() : expectStyled(page));
        for (const text of words) await expect(page.getByText(text)).toBeHidden();
        expect(await countBoots(page), 'loads of the page').toBe(boots);
        const isWatchedByTheHtml = remote === 'shell' && phase !== 'chunk';
        if (isWatchedByTheHtml)
          await expect.poll(() => countReports(product, remote, phase), 'reports to operators').toBe(before + 1);
      });
    }
  });
}
