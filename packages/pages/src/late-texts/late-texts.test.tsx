import { createI18n, createLateTexts } from '@paddock/i18n';
import { LateTexts } from '@paddock/pages/late-texts';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

test('[LATETEXT-1] [LATETEXT-2] a part is shown with its texts; without them it says so, and loads them again on request', async () => {
  const load = vi
    .fn<() => Promise<{ default: object }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: {} });
  const add = createLateTexts('mf-club', { de: load, en: load });
  showPart(
    <LateTexts add={add} height="1rem">
      <p>Da</p>
    </LateTexts>,
  );
  expect(screen.queryByText('Da')).toBeNull();
  await screen.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' });
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Da');
});

test('[LATETEXT-3] a browser without the texts takes over a page of an edge that has them', async () => {
  const part = () => {
    const add = createLateTexts('mf-club', { de: async () => ({ default: {} }), en: async () => ({ default: {} }) });
    const i18n = createI18n({ locale: 'de' });
    const element = (
      <I18nextProvider i18n={i18n}>
        <LateTexts add={add} height="1rem">
          <p>Da</p>
        </LateTexts>
      </I18nextProvider>
    );
    return { element, texts: add(i18n) };
  };
  const edge = part();
  await edge.texts;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(edge.element);
  const differs = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(place, part().element, { onRecoverableError: differs }));
  await screen.findByText('Da');
  expect(differs).not.toHaveBeenCalled();
  root.unmount();
});
