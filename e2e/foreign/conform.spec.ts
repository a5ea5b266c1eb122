import { paddock } from '@paddock/dev';
import { expect, test } from '@playwright/test';
import { LONG } from '../support/parts.ts';
import { TEMPLATE } from '../support/product.ts';
import { STOCK_BUILDERS } from './stock-builds.ts';

interface Trial {
  what: string;
  seen: string;
  verdict: string;
  mend: string | null;
}

/** Tries one page of the stock remote. */
async function conform(claim: string) {
  const dist = await STOCK_BUILDERS.Rspack('eins');
  const words = ['--from', dist, '--as', 'mf-tips', '--claim', claim, '--json'];
  const { code, stdout, stderr } = await paddock(TEMPLATE, 'conform', ...words);
  expect(stdout, stderr).not.toBe('');
  const { trials } = JSON.parse(stdout) as { trials: Trial[] };
  return { code, trials };
}

// One run for all promises, because it opens some thirty pages.
test('[CONFORM-1] [CONFORM-2] [CONFORM-3] [CONFORM-4] [CONFORM-5] [CONFORM-6] [FOREIGN-10] of a stock remote conform says what a customer sees in each fault, and that it leaks', {
  tag: LONG,
}, async () => {
  test.setTimeout(300_000);
  const { code, trials } = await conform('/leaky=./Leaky');
  expect(code).toBe(4);
  expect(trials.filter(({ verdict }) => verdict === 'broke').map(({ seen }) => seen)).toEqual([
    expect.stringContaining('document.title'),
    expect.stringMatching(/each visit leaves a listener of window resize, \d timers/),
  ]);
  expect(trials.length).toBeGreaterThan(25);
  const seen = (what: string) => trials.find((trial) => trial.what === what)?.seen;
  expect(seen('its entry: answered 404')).toMatch(/nicht erreichbar.*back \d/);
  expect(seen('its styles: answered 404')).toMatch(/^the page without its styles; back \d/);
  expect(seen('its entry: a build that throws')).toBe('the page, of the build before');
});

test('[CONFORM-9] of a stock remote whose page throws conform says so, and tries nothing else', {
  tag: LONG,
}, async () => {
  test.setTimeout(120_000);
  const { code, trials } = await conform('/throwing=./Throwing');
  expect(code).toBe(4);
  expect(trials.at(-1)).toMatchObject({
    what: 'its page is opened',
    verdict: 'broke',
    mend: 'Its page throws: see it in a browser, in development.',
  });
});
