import { useCookieConsent } from '@paddock/host';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { keepWidget } from './widget-mode.ts';

const page = (path: string, heading: string, to: string) => ({
  path,
  element: (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <Link to={to}>weiter</Link>
    </>
  ),
});

async function visit(url: string) {
  useCookieConsent.setState({ asking: true });
  const { router } = showShell(
    createFakeSource({
      'mf-a': {
        paths: ['/a', '/b'],
        load: async () => ({ routes: [page('/a', 'A', '/b?x=1'), page('/b', 'B', '/a')] }),
      },
    }),
    url,
  );
  await screen.findByRole('heading', { name: 'A' });
  return router;
}

const expectReduced = () => {
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByText(/Cookies/)).toBeNull();
};

describe('row 64: a widget', () => {
  it('[WIDGET-1, WIDGET-3] is the page without header, footer and the question about cookies', async () => {
    await visit('/a?widget=1');
    screen.getByRole('main');
    expectReduced();
  });

  it('[WIDGET-1, WIDGET-2, WIDGET-3] stays one wherever its links lead, also when the page is loaded again there', async () => {
    const router = await visit('/a?widget=1');
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'B' });
    expectReduced();
    expect(location.search).toBe('?x=1&widget=1');
    expect(keepWidget('/en/a?y=2')).toBe(`${location.origin}/en/a?y=2&widget=1`);
    await act(() => router.get().navigate(-1));
    await screen.findByRole('heading', { name: 'A' });
    expectReduced();
  });

  it.each(['/a', '/a?widget=0', '/a?widget'])('[WIDGET-1] is none at %s', async (url) => {
    await visit(url);
    screen.getByRole('banner');
    expect(keepWidget('/a')).toBe(`${location.origin}/a`);
  });
});
