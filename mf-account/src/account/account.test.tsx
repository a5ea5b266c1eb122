import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import config from '../../remote.config.ts';
import { pages } from '../pages.ts';
import remote from '../remote.ts';

test.each([
  ['de', '/user', 'Ihr Konto', /noch nicht fertig/],
  ['en', '/user', 'Your account', /not ready yet/],
  ['en', '/user/limits', 'Your account', /not ready yet/],
] as const)(
  '[ACCOUNT-1, ACCOUNT-2] %s %s says what will be there and that it is not yet',
  async (locale, path, title, notice) => {
    await showPage('mf-account', remote, path, { locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Paddock`);
    expect(screen.getByText(notice)).toBeTruthy();
  },
);

test('[ACCOUNT-3] nothing on the page asks for anything that does not work yet', async () => {
  await showPage('mf-account', remote, '/user');
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('[ACCOUNT-5] the menu of the account has the pages of core §2 in their order', () => {
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

test('[ACCOUNT-6] a path that is no page of the account is not found', () => {
  const isPage = (url: string) => Object.values(pages).some(({ path }) => matchPath(path, url));
  expect(['/user', '/user/limits/betlimit', '/user/foo', '/user/foo/bar', '/user/bets/7'].filter(isPage)).toEqual([
    '/user',
    '/user/limits/betlimit',
  ]);
});

test('[ACCOUNT-7] the main menu leads customers to the account, not visitors', () => {
  expect(config.menus?.main).toMatchObject([{ path: '/user', audience: 'customer' }]);
});

test('[ACCOUNT-4] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
