import { useAlerts } from '@paddock/host';
import { createI18n } from '@paddock/i18n';
import { createLazyView } from '@paddock/ui/lazy-view';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { ModalBoundary } from './modal-boundary.tsx';
import { ModalPart } from './modal-part.tsx';

const Terms = () => <h2>Unsere AGB</h2>;

test('[SYSTEM-52] a system modal whose code fails to load goes with an alert, and the next one loads it again', async () => {
  const fetchView = vi
    .fn<() => Promise<typeof Terms>>()
    .mockRejectedValueOnce(new Error('not to be had'))
    .mockResolvedValue(Terms);
  const part = createLazyView(fetchView);
  const dismiss = vi.fn();
  const show = () =>
    render(
      <I18nextProvider i18n={createI18n({ locale: 'de' })}>
        <ModalBoundary onError={dismiss}>
          <ModalPart part={part} props={{}} />
        </ModalBoundary>
      </I18nextProvider>,
    );
  const { unmount } = show();
  await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  expect(useAlerts.getState().alerts.map(({ type }) => type)).toEqual(['error']);
  // React logs the error that a boundary caught.
  vi.mocked(console.error).mockClear();
  unmount();
  show();
  await screen.findByRole('heading', { name: 'Unsere AGB' });
  expect(fetchView).toHaveBeenCalledTimes(2);
  expect(dismiss).toHaveBeenCalledTimes(1);
});
