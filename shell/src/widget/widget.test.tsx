import type { PanelClaim } from '@paddock/federation';
import { setPanelStatus, useCookieConsent, usePanels } from '@paddock/host';
import { customer, fakeApi } from '@paddock/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { USER_MENU } from '../testing/claims.ts';
import { becomeCustomer } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { leavePanels } from '../testing/leave-panels.ts';
import { fakeScreen } from '../testing/screen-size.ts';
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

const USER = { layout: 'user' };
const SLIP: PanelClaim = {
  name: 'slip',
  label: { de: 'Wettschein', en: 'Bet slip' },
  icon: 'M4 4h16',
  position: 45,
  rules: { hidden: [['nonBurger', 'mobile'], ['burger', 'desktop'], ['emptyLayout']], independent: true, beside: true },
};

async function visit(url: string, heading = 'A') {
  useCookieConsent.setState({ asking: true });
  const { router } = showShell(
    createFakeSource({
      'mf-a': {
        paths: ['/a', '/b', '/user/c'],
        userMenu: USER_MENU,
        load: async () => ({
          routes: [page('/a', 'A', '/b?x=1'), page('/b', 'B', '/a'), { ...page('/user/c', 'C', '/a'), handle: USER }],
        }),
      },
      'mf-b': { panels: [SLIP], load: async () => ({ panels: { slip: () => <p>Leer</p> } }) },
    }),
    url,
  );
  await screen.findByRole('heading', { name: heading });
  return router;
}

const expectReduced = () => {
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByText(/Cookies/)).toBeNull();
};

describe('row 64: a widget', () => {
  test('[WIDGET-1] [WIDGET-3] is the page without header, footer and the question about cookies', async () => {
    await visit('/a?widget=1');
    screen.getByRole('main');
    expectReduced();
  });

  test('[WIDGET-1] [WIDGET-2] [WIDGET-3] stays one wherever its links lead, also when the page is loaded again there', async () => {
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

  test.each(['/a', '/a?widget=0', '/a?widget'])('[WIDGET-1] is none at %s', async (url) => {
    await visit(url);
    screen.getByRole('banner');
    expect(keepWidget('/a')).toBe(`${location.origin}/a`);
  });
});

describe('a panel in a widget', () => {
  afterEach(async () => {
    leavePanels();
    await act(() => setPanelStatus('slip', null));
    vi.unstubAllGlobals();
  });

  test.each(['phone', 'desktop'] as const)('[WIDGET-4] opens on a %s as on any page', async (size) => {
    fakeScreen().becomes(size);
    await visit('/a?widget=1');
    act(() => usePanels.getState().show('slip'));
    await screen.findByText('Leer');
    const place = screen.getByRole('region', { name: 'Wettschein' }).closest('[data-panels]');
    expect(place?.getAttribute('data-panels')).toBe(size === 'phone' ? 'passing' : 'beside');
  });

  test.each(['phone', 'desktop'] as const)(
    '[WIDGET-5] has on a %s a bar that opens it, and gets the focus back',
    async (size) => {
      await setPanelStatus('slip', { count: 1, text: { de: '1 Wette', en: '1 bet' }, needsAttention: false });
      fakeScreen().becomes(size);
      await visit('/a?widget=1');
      act(() => screen.getByRole('button', { name: /^Wettschein\s*1 Wette$/ }).click());
      await screen.findByText('Leer');
      await act(async () => screen.getByRole('button', { name: 'Schließen' }).click());
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Wettschein\s*1 Wette$/ }));
    },
  );
});

describe('a page of the account in a widget', () => {
  afterEach(leavePanels);

  test('[WIDGET-6] shows the login form to a visitor, and its menu to a customer', async () => {
    fakeApi({ '/api/v1/customer/me': customer() });
    await visit('/user/c?widget=1', 'Bitte melden Sie sich an');
    expect(screen.queryByRole('banner')).toBeNull();
    act(becomeCustomer);
    await screen.findByRole('heading', { name: 'C' });
    screen.getByRole('navigation', { name: 'Kontomenü' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
