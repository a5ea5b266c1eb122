import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../../remote.config.ts';
import { pages } from '../pages.ts';
import remote from '../remote.ts';

test.each([
  ['de', '/register', 'Registrieren', /noch nicht fertig/],
  ['en', '/register/v3/start', 'Register', /not ready yet/],
] as const)(
  '[REGISTER-1, REGISTER-2] %s %s says what will be there and that it is not yet',
  async (locale, path, title, notice) => {
    await showPage('mf-registration', remote, path, { locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Paddock`);
    expect(screen.getByText(notice)).toBeTruthy();
  },
);

test('[REGISTER-3] nothing on the page asks for anything that does not work yet', async () => {
  await showPage('mf-registration', remote, '/register');
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('[REGISTER-5] the old addresses of the bank code lead to the link that the account gives', () => {
  const aliases = Object.values(pages).flatMap((page) => ('leadsTo' in page ? [[page.path, page.leadsTo]] : []));
  expect(aliases.filter(([, name]) => name === 'bankCode')).toEqual([
    ['/register/bank-code', 'bankCode'],
    ['/registerv2/bank-code', 'bankCode'],
  ]);
});

test('[REGISTER-4] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
