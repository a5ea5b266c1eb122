import { createI18n } from '@paddock/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { translateRule } from './rules/translate-rule.ts';
import { useFormsTexts } from './use-forms-texts.ts';

afterEach(cleanup);

function Message() {
  return <p>{translateRule(useFormsTexts(), 'forms:required')}</p>;
}

test('[RULES-2] the texts of one language are loaded once, by the first form that is shown', async () => {
  const i18n = createI18n({ locale: 'de' });
  const add = vi.spyOn(i18n, 'addResourceBundle');
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense>
          <Message />
          <Message />
        </Suspense>
      </I18nextProvider>,
    ),
  );
  expect(await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
  expect(add).toHaveBeenCalledOnce();
  expect(i18n.hasResourceBundle('en', 'forms')).toBe(false);
});
