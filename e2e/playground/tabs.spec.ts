import { expect, test } from './playground.ts';

test('[TABS-2] [TABS-3] tabs show the present one on a phone, without moving the page', async ({ page, section }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await section('tabs');
  const tabs = page.getByRole('navigation', { name: 'Renntag' });
  await expect(tabs.getByRole('link', { name: 'Langzeitwetten' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Heute' })).not.toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 320, height: 1000 });
  await expect(tabs.getByRole('link', { name: 'Langzeitwetten' })).toBeInViewport({ ratio: 1 });

  // A phone's browser hides its own bars: the list must keep the position scrolled by hand.
  const list = tabs.getByRole('list');
  await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 320, height: 940 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);

  await tabs.getByRole('link', { name: 'Heute' }).focus();
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('link', { name: 'Heute' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: 'Heute' })).toBeInViewport({ ratio: 1 });
});

test('[TABS-4] tabs fade only at an edge beyond which more follow', async ({ page, section }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await section('tabs');
  const list = page.getByRole('navigation', { name: 'Renntag' }).getByRole('list');
  const scroll = (left: number) =>
    list.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
  const fades = () =>
    list.evaluate((element) => {
      const style = getComputedStyle(element);
      return { start: style.getPropertyValue('--fade-start'), end: style.getPropertyValue('--fade-end') };
    });
  await scroll(0);
  await expect.poll(fades).toEqual({ start: '0px', end: '32px' });
  await scroll(10_000);
  await expect.poll(fades).toEqual({ start: '32px', end: '0px' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(fades).toEqual({ start: '0px', end: '0px' });
});
