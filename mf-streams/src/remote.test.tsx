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
  i18n.addResourceBundle(locale, 'mf-streams', (await remote.messages[locale]()).default);
  return render(
    <I18nextProvider i18n={i18n}>
      <Piece />
    </I18nextProvider>,
  );
}

test.each([
  ['de', /noch nicht fertig/],
  ['en', /not ready yet/],
] as const)('STR-1 the livestream panel says in %s that it is not there yet', async (locale, when) => {
  await show(locale, remote.panels.livestream);
  expect(screen.getByText(when)).toBeTruthy();
});

test.each(['de', 'en'] as const)(
  "STR-2 a race's page gets one quiet line in %s, and nothing to press",
  async (locale) => {
    const { container } = await show(locale, remote.slots['race.stream']);
    expect(container.querySelectorAll('*')).toHaveLength(1);
    expect(container.textContent).toMatch(/Livestream|livestream/);
  },
);

test('STR-3 the module gives the panels and slots that are claimed, and no others', () => {
  expect(Object.keys(remote.panels)).toEqual(config.claims.panels);
  expect(Object.keys(remote.slots)).toEqual(config.claims.slots);
});
