import type { Page } from '@playwright/test';
import type { Fault } from '../support/fault-proxy.ts';
import type { Product } from '../support/product.ts';
import { SHELL_TEXTS } from '../support/remotes.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';
import { countBoots, recordTimeline } from '../support/timeline.ts';

const EMPTY_PAGE = 'Die Seite lädt gerade nicht vollständig';

interface FirstFile {
  file: string;
  /** A page that needs it. */
  path: string;
  /** Finds it among what the HTML names. */
  url: RegExp;
  /** A text that is not there without it. `null` where all is there, but not as it looks. */
  shows: string | null;
  /** What may be said meanwhile. */
  words: string[];
  /** The phase that operators read of it. */
  phase: string;
}

const REMOTE_WORDS = [SHELL_TEXTS.failed, SHELL_TEXTS.slow];

const FILES: FirstFile[] = [
  {
    file: 'the entry',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/main\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
    phase: 'entry',
  },
  {
    file: 'the texts',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
    phase: 'chunk',
  },
  {
    file: 'the chunk of a page',
    path: '/news',
    // The first chunk that this page names is its own; the second has the texts.
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Neuigkeiten',
    words: REMOTE_WORDS,
    phase: 'chunk',
  },
  {
    file: 'the stylesheet',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/main\.css/,
    shows: null,
    words: [EMPTY_PAGE],
    phase: 'style',
  },
  {
    file: 'the entry of a remote, in contrast',
    path: '/register',
    url: /\/builds\/mf-registration\/[^/]+\/entry\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: REMOTE_WORDS,
    phase: 'entry',
  },
];

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

for (const { file, path, url, shows, words, phase } of FILES) {
  test.describe(`[LATE-3] ${file}`, () => {
    for (const fault of FAULTS) {
      test(`${fault}: the page says so, and is there without a reload once the fault is over`, async ({
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
