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
  i18n.addResourceBundle(locale, 'mf-account', (await remote.messages[locale]()).default);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter(remote.routes, { initialEntries: [path] })} />
    </I18nextProvider>,
  );
}

test.each([
  ['de', '/user', 'Ihr Konto', /noch nicht fertig/],
  ['en', '/user', 'Your account', /not ready yet/],
  ['en', '/user/limits', 'Your account', /not ready yet/],
] as const)('ACC-1 %s %s says what will be there and that it is not yet', async (locale, path, title, notice) => {
  await open(locale, path);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(document.title).toBe(`${title} · Paddock`);
  expect(screen.getByText(notice)).toBeTruthy();
});

test('ACC-2 nothing on the page asks for anything that does not work yet', async () => {
  await open('de', '/user');
  await screen.findByRole('heading', { level: 1 });
  expect(
    screen.queryAllByRole('button').concat(screen.queryAllByRole('textbox'), screen.queryAllByRole('link')),
  ).toEqual([]);
});

test('ACC-3 every route of the module is claimed, and every claim has a route', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(config.claims.routes?.map(({ path }) => path));
});
