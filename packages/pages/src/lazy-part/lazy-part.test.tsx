import { LazyPart } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

test('[LAZY-1] [LAZY-2] a part whose chunk fails to load says so, and is loaded again on request', async () => {
  const fetchView = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new Error('not to be had'))
    .mockResolvedValue(Part);
  showPart(<LazyPart part={createLazyView(fetchView)} props={{ text: 'Da' }} height="1rem" />);
  await screen.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' });
  fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Da');
  expect(fetchView).toHaveBeenCalledTimes(2);
});

function Part({ text }: { text: string }) {
  return <p>{text}</p>;
}
