import { paddock } from '@paddock/dev';
import { expect, test } from '@playwright/test';
import { TEMPLATE } from '../support/product.ts';
import { STOCK_BUILDERS } from './stock-builds.ts';

interface Trial {
  what: string;
  seen: string;
  verdict: string;
}

/** `paddock conform` on a stock remote, in the shell of the product. */
const conform = async (dist: string, path: string, expose: string) => {
  const words = ['--from', dist, '--as', 'mf-tips', '--claim', `${path}=${expose}`, '--json'];
  const { code, stdout, stderr } = await paddock(TEMPLATE, 'conform', ...words);
  expect(stdout, stderr).not.toBe('');
  const { trials } = JSON.parse(stdout) as { trials: Trial[] };
  return { code, trials, broke: trials.filter(({ verdict }) => verdict === 'broke') };
};

test('[CONFORM-1] [CONFORM-2] [CONFORM-3] [FOREIGN-10] a stock remote holds in every fault: said is what a customer sees', async () => {
  test.setTimeout(300_000);
  const { code, trials, broke } = await conform(await STOCK_BUILDERS.Rspack('eins'), '/tips', './App');
  expect(broke).toEqual([]);
  expect(code).toBe(0);
  expect(trials.length).toBeGreaterThan(25);
  const seen = (what: string) => trials.find((trial) => trial.what === what)?.seen;
  expect(seen('its entry: answered 404')).toMatch(/nicht erreichbar.*back \d/);
  expect(seen('its styles: answered 404')).toMatch(/^the page without its styles; back \d/);
  expect(seen('its entry: a build that throws')).toBe('the page, of the build before');
});

test('[CONFORM-4] [CONFORM-5] [CONFORM-6] a remote that leaks, and reaches past the shell, is told so', async () => {
  test.setTimeout(300_000);
  const { code, broke } = await conform(await STOCK_BUILDERS.webpack('eins'), '/leaky', './Leaky');
  expect(code).toBe(4);
  expect(broke.map(({ seen }) => seen)).toEqual([
    expect.stringContaining('document.title'),
    expect.stringMatching(/each visit leaves a listener of window resize, \d timers/),
  ]);
});
