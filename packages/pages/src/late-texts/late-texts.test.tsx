import { createLateTexts } from '@paddock/i18n';
import { LateTexts } from '@paddock/pages/late-texts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

it('[LATETEXT-1, LATETEXT-2] a part is shown with its texts; without them it says so, and loads them again on request', async () => {
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
