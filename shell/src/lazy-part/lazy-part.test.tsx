import { createI18n } from '@paddock/i18n';
import { createLazyView } from '@paddock/ui/lazy-view';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import de from '../locales/de.json';
import { LazyPart } from './lazy-part.tsx';

it('[SHELL-58] a part that does not come says so, and is asked for again', async () => {
  const i18n = createI18n({ locale: 'de' });
  i18n.addResourceBundle('de', 'shell', de);
  const fetchView = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new Error('not to be had'))
    .mockResolvedValue(Part);
  render(
    <I18nextProvider i18n={i18n}>
      <LazyPart part={createLazyView(fetchView)} props={{ text: 'Da' }} height="1rem" />
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Da');
  expect(fetchView).toHaveBeenCalledTimes(2);
});

function Part({ text }: { text: string }) {
  return <p>{text}</p>;
}
