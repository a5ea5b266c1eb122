import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

test.each([
  ['de', '/user', 'Ihr Konto', /noch nicht fertig/],
  ['en', '/user', 'Your account', /not ready yet/],
  ['en', '/user/limits', 'Your account', /not ready yet/],
] as const)('ACC-1 %s %s says what will be there and that it is not yet', async (locale, path, title, notice) => {
  await showPage('mf-account', remote, path, { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Paddock`);
  expect(screen.getByText(notice)).toBeTruthy();
});

test('ACC-2 nothing on the page asks for anything that does not work yet', async () => {
  await showPage('mf-account', remote, '/user');
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('ACC-4 the menu of the account has the pages of core §2 in their order', () => {
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

test('ACC-3 the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
