import { showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../../remote.config.ts';
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

test('REG-3 every route of the module is claimed, and every claim has a route', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(config.claims.routes?.map(({ path }) => path));
});
