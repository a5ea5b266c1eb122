import { SLOW_AFTER_MS } from '@paddock/federation';
import { createI18n } from '@paddock/i18n';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { shell } from '../locales/de.ts';
import { SlowNotice } from './slow-notice.tsx';

const TEXT = 'Das dauert länger als sonst';

function show(of: 'first page' | 'page') {
  const i18n = createI18n({ locale: 'de' });
  i18n.addResourceBundle('de', 'shell', shell);
  render(
    <I18nextProvider i18n={i18n}>
      <SlowNotice of={of} />
    </I18nextProvider>,
  );
}

test.each([
  ['a page that is changed to counts from the change', 'page', SLOW_AFTER_MS],
  ['the first page of a visit counts from the begin of the visit', 'first page', SLOW_AFTER_MS - 1_000],
] as const)('[FRAME-13] [FRAME-30] the notice of %s', (_, of, due) => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  show(of);
  act(() => void vi.advanceTimersByTime(due - 1));
  expect(screen.queryByText(TEXT, { exact: false })).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  screen.getByText(TEXT, { exact: false });
});
