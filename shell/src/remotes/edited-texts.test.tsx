import { createI18n } from '@paddock/i18n';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { showEditedTexts } from './edited-texts.ts';

function Sign() {
  const { t } = useTranslation('shell');
  return <p>{t('notFound.title')}</p>;
}

test('an edited text is on screen at once, and the others stay', async () => {
  const i18n = createI18n({ locale: 'de' });
  i18n.addResourceBundle('de', 'shell', { notFound: { title: 'Seite nicht da', text: 'Schade' } });
  showEditedTexts(i18n);
  render(
    <I18nextProvider i18n={i18n}>
      <Sign />
    </I18nextProvider>,
  );
  screen.getByText('Seite nicht da');
  const detail = { namespace: 'shell', locale: 'de', texts: { notFound: { title: 'Seite nicht gefunden' } } };
  act(() => void dispatchEvent(new CustomEvent('paddock-texts', { detail })));
  screen.getByText('Seite nicht gefunden');
  expect(i18n.getResource('de', 'shell', 'notFound.text')).toBe('Schade');
});
