import { createI18n } from '@paddock/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

afterEach(cleanup);

async function show(locale: 'de' | 'en', Piece: ComponentType) {
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-messenger', (await remote.messages[locale]()).default);
  return render(
    <I18nextProvider i18n={i18n}>
      <Piece />
    </I18nextProvider>,
  );
}

test.each([
  ['de', /Rennbahnen/, /noch nicht fertig/],
  ['en', /tracks/, /not ready yet/],
] as const)(
  'MSG-1 the ticker panel says in %s what will be there and that it is not yet',
  async (locale, what, when) => {
    await show(locale, remote.panels.ticker);
    expect(screen.getByText(what)).toBeTruthy();
    expect(screen.getByText(when)).toBeTruthy();
  },
);

test('MSG-2 the module gives the panels that are claimed, and no others', () => {
  expect(Object.keys(remote.panels)).toEqual(config.claims.panels);
});
