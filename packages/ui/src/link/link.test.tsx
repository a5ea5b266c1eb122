import { ExternalLink } from '@paddock/ui/link';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

test('[LINK-1] [LINK-2] [LINK-3] a link that leaves the product opens a new tab, says so, and hands nothing over', () => {
  render(
    <ExternalLink href="https://www.check-dein-spiel.de/" newTabLabel="öffnet in einem neuen Tab">
      Beratung
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name: 'Beratung (öffnet in einem neuen Tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
