import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../../remote.config.ts';
import { pages } from '../pages.ts';
import remote from '../remote.ts';

test.each([
  ['de', '/register', 'Registrieren', /noch nicht fertig/],
  ['en', '/register/v3/start', 'Register', /not ready yet/],
  ['de', '/newsletter', 'Newsletter', /noch nicht fertig/],
  ['en', '/newsletter', 'Newsletter', /not ready yet/],
  ['de', '/password-recovery', 'Passwort vergessen', /noch nicht fertig/],
  ['en', '/password-recovery', 'Forgot your password', /not ready yet/],
] as const)('REG-1 %s %s says what will be there and that it is not yet', async (locale, path, title, notice) => {
  await showPage('mf-registration', remote, path, { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Paddock`);
  expect(screen.getByText(notice)).toBeTruthy();
});

test('REG-2 nothing on the page asks for anything that does not work yet', async () => {
  await showPage('mf-registration', remote, '/register');
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('REG-4 the old addresses of the bank code lead to the link that the account gives', () => {
  const aliases = Object.values(pages).flatMap((page) => ('leadsTo' in page ? [[page.path, page.leadsTo]] : []));
  expect(aliases).toEqual([
    ['/register/bank-code', 'bankCode'],
    ['/registerv2/bank-code', 'bankCode'],
  ]);
});

test('REG-3 the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
