// @vitest-environment jsdom
import { createI18n } from '@paddock/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

function Legs({ count }: { count: number }) {
  const { t } = useTranslation('mf-racing');
  return <p>{t('legs', { count })}</p>;
}

const german = { legs_one: 'ein Lauf', legs_other: '{{count}} Läufe' };

test('[TEXT-2] a component asks in its own namespace', () => {
  const i18n = createI18n({ locale: 'de' });
  i18n.addResourceBundle('de', 'mf-racing', german);
  render(
    <I18nextProvider i18n={i18n}>
      <Legs count={1} />
      <Legs count={7} />
    </I18nextProvider>,
  );
  expect(screen.getByText('ein Lauf')).toBeTruthy();
  expect(screen.getByText('7 Läufe')).toBeTruthy();
});

test('[TEXT-1] texts that come later, or are replaced, appear', () => {
  const i18n = createI18n({ locale: 'de' });
  render(
    <I18nextProvider i18n={i18n}>
      <Legs count={7} />
    </I18nextProvider>,
  );
  act(() => {
    i18n.addResourceBundle('de', 'mf-racing', german);
  });
  expect(screen.getByText('7 Läufe')).toBeTruthy();
  act(() => {
    i18n.addResourceBundle('de', 'mf-racing', { legs_other: '{{count}} Rennen' }, true, true);
  });
  expect(screen.getByText('7 Rennen')).toBeTruthy();
});
