import { createI18n } from '@paddock/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

afterEach(cleanup);

async function open(locale: 'de' | 'en', path: string) {
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-registration', (await remote.messages[locale]()).default);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter(remote.routes, { initialEntries: [path] })} />
    </I18nextProvider>,
  );
}

test.each([
  ['de', '/register', 'Registrieren', /noch nicht fertig/],
  ['en', '/register/v3/start', 'Register', /not ready yet/],
  ['de', '/newsletter', 'Newsletter', /noch nicht fertig/],
  ['en', '/newsletter', 'Newsletter', /not ready yet/],
  ['de', '/password-recovery', 'Passwort vergessen', /noch nicht fertig/],
  ['en', '/password-recovery', 'Forgot your password', /not ready yet/],
] as const)('REG-1 %s %s says what will be there and that it is not yet', async (locale, path, title, notice) => {
  await open(locale, path);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Paddock`);
  expect(screen.getByText(notice)).toBeTruthy();
});

test('REG-2 nothing on the page asks for anything that does not work yet', async () => {
  await open('de', '/register');
  await screen.findByRole('heading', { level: 1 });
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('REG-3 every route of the module is claimed, and every claim has a route', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(config.claims.routes?.map(({ path }) => path));
});
