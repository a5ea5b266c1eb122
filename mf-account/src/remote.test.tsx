import { brotliCompressSync } from 'node:zlib';
import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import { pages } from './pages.ts';
import remote from './remote.ts';

test('[ACCOUNT-1] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));

test('[ACCOUNT-2] the menu of the account has the pages of core §2 in their order', () => {
  expect(config.menus?.user?.map(({ path }) => path.replace('/user/', ''))).toEqual([
    'bets',
    'transactions',
    'loyalty',
    'wettshop',
    'payin',
    'payout',
    'data',
    'settings',
    'limits',
    'notices',
    'favorites',
    'vouchers',
  ]);
});

test('[ACCOUNT-3] a path that is no page of the account is not found', () => {
  const isPage = (url: string) => Object.values(pages).some(({ path }) => matchPath(path, url));
  expect(['/user', '/user/limits/betlimit', '/user/foo', '/user/foo/bar', '/user/bets/7'].filter(isPage)).toEqual([
    '/user',
    '/user/limits/betlimit',
  ]);
});

test('[ACCOUNT-4] the main menu leads customers to the account, not visitors', () => {
  expect(config.menus?.main).toMatchObject([{ path: '/user', audience: 'customer' }]);
});

test.each(['de', 'en'] as const)(
  '[ACCOUNT-12] the texts of all pages (%s) are at most 2 kB compressed',
  async (locale) => {
    const { default: texts } = await remote.messages[locale]();
    expect(brotliCompressSync(JSON.stringify(texts)).length).toBeLessThan(2048);
  },
);

test.each(
  Object.entries(pages).flatMap(([name, page]) =>
    'page' in page ? [[name, page.path.replace(':date', '2026-11-01').replace(/:\w+/g, '1')]] : [],
  ),
)('[ACCOUNT-5] %s has one h1 and a title of its own in both languages', async (name, path) => {
  for (const locale of ['de', 'en'] as const) {
    const { unmount } = await showPage('mf-account', remote, path, { locale });
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title, name).toBe(`${heading} · Paddock`);
    unmount();
  }
});
