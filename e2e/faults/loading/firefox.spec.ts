import type { Page } from 'puppeteer-core';
import { openFirefoxPage } from '../../firefox/firefox-page.ts';
import { expect, test } from '../../firefox/test.ts';
import { expectOneEvent } from '../events.ts';
import { detailsOf, titleOf } from '../fault-case.ts';
import { CASES } from './cases.ts';

test.use({ baseURL: ({ product }, use) => use(product.url) });

const PAGE = '/register/v3/start';
const CONTENT = 'Hier eröffnen Sie Ihr Konto';

/** The first file of the shell and of a remote, each in one way per class. */
const IN_FIREFOX = CASES.filter(
  ({ subject: { app, kind, phase } }) =>
    phase === 'boot' && kind === 'entry' && (app === 'shell' || app === 'mf-registration'),
)
  .filter((one, at, all) => all.findIndex(({ kind, subject }) => kind === one.kind && subject === one.subject) === at)
  .map((one) => ({ ...one, whose: `${one.whose}, in Firefox` }));

/**
 * The words on screen. Before the first layout `innerText` also has hidden words. A document that
 * has just been replaced has none.
 */
const readWords = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('body > *')].filter((part) => part.checkVisibility());
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      return parts.map((part) => part.innerText).join(' ');
    })
    .catch(() => '');

for (const one of IN_FIREFOX) {
  const { subject, way } = one;
  test(titleOf(one), detailsOf(one), async ({ firefox, clock, faulty }) => {
    // A redirect to another origin violates the policy, which the page reports.
    faulty.break(/^\/paddock\/csp-reports/, 'not-found');
    faulty.break(subject.url, way.fault, way.times);
    const { page } = await openFirefoxPage(firefox, faulty.url, clock);
    // A file that hangs also holds the load event.
    page.goto(faulty.url + PAGE).catch(() => {});

    const words = new RegExp(subject.words.join('|'));
    await expect.poll(() => readWords(page)).toMatch(words);
    const loaded = await page.evaluate(() => performance.timeOrigin);

    faulty.heal();
    await expect.poll(() => readWords(page)).toContain(CONTENT);
    expect(await readWords(page)).not.toMatch(words);
    expect(await page.evaluate(() => performance.timeOrigin), 'no further load of the page').toBe(loaded);
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await expectOneEvent(page, faulty, subject.app, way.reports);
    await page.browserContext().close();
  });
}
