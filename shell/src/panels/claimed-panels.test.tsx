import type { PanelClaim } from '@paddock/federation';
import { setPanelStatus, usePanels } from '@paddock/host';
import { startPanels } from '@paddock/host/shell';
import { customer, fakeApi } from '@paddock/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { becomeCustomer } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { leavePanels } from '../testing/leave-panels.ts';
import { fakeScreen } from '../testing/screen-size.ts';
import { showShell } from '../testing/show-shell.tsx';

const SLIP: PanelClaim = {
  name: 'slip',
  label: { de: 'Wettschein', en: 'Bet slip' },
  icon: 'M4 4h16',
  position: 15,
  rules: { hidden: [['emptyLayout'], ['burger']], beside: true },
};

let stop: () => void;
beforeEach(() => {
  fakeApi({ '/api/v1/customer/me': customer() });
  stop = startPanels();
});
afterEach(() => {
  leavePanels();
  stop();
});

let search: () => string;
const open = () => usePanels.getState().open;

async function visit(url: string) {
  const { router } = showShell(
    createFakeSource({
      'mf-a': { paths: ['/a'], load: async () => ({ routes: [{ path: '/a', element: <h1>A</h1> }] }) },
      'mf-b': { panels: [SLIP], load: async () => ({ panels: { slip: () => <p>Leer</p> } }) },
      'mf-streams': { panels: ['livestream'], load: async () => ({ panels: { livestream: () => null } }) },
    }),
    url,
  );
  await screen.findByRole('heading', { name: 'A' });
  search = () => router.get().state.location.search;
  return (to: string) => act(() => router.get().navigate(to));
}

describe('a panel that a remote claims', () => {
  test.each([
    ['/a', 'Wettschein'],
    ['/en/a', 'Bet slip'],
  ])('[HEADER-12] [HEADER-34] %s has its button, with the label in the language of the page', async (url, label) => {
    await visit(url);
    const buttons = [...document.querySelectorAll('header [data-panel]')].map((button) =>
      button.getAttribute('data-panel'),
    );
    expect(buttons.indexOf('slip')).toBe(0);
    act(() => screen.getByRole('button', { name: label }).click());
    await screen.findByText('Leer');
    expect(screen.getByRole('region', { name: label })).toBeTruthy();
  });

  test('[HEADER-42] says on its button what waits in it, and on a phone on a bar, before its remote is loaded', async () => {
    await setPanelStatus('slip', {
      count: 2,
      text: { de: '2 Wetten · 6,00 €', en: '2 bets · €6.00' },
      needsAttention: true,
    });
    const display = fakeScreen();
    display.becomes('phone');
    await visit('/a');
    screen.getByRole('button', { name: /^Wettschein \(2 Wetten · 6,00 €\)$/ });
    const bar = screen.getByRole('button', { name: /^Wettschein\s*2 Wetten · 6,00 €\s*Bitte prüfen$/ });
    act(() => bar.click());
    await screen.findByText('Leer');
    expect(bar.isConnected).toBe(false);
    await act(() => setPanelStatus('slip', null));
    screen.getByRole('button', { name: 'Wettschein' });
    vi.unstubAllGlobals();
  });

  test("[HEADER-44] [HEADER-45] says on a phone's menu what waits in the panels there", async () => {
    await setPanelStatus('livestream', {
      count: 120,
      text: { de: '120 Streams', en: '120 streams' },
      needsAttention: false,
    });
    fakeScreen().becomes('phone');
    await visit('/a');
    const menu = screen.getByRole('button', { name: /\(120 Streams\)$/ });
    expect(menu.getAttribute('data-panel')).toBe('burger');
    expect(menu.textContent).toContain('99+');
    await act(() => setPanelStatus('livestream', null));
    expect(menu.textContent).not.toContain('99+');
    vi.unstubAllGlobals();
  });

  test('[HEADER-43] can stand beside the page on a wide screen, and stays there', async () => {
    const beside = { ...SLIP, rules: { ...SLIP.rules, beside: true, independent: true } };
    const display = fakeScreen();
    const { router } = showShell(
      createFakeSource({
        'mf-a': {
          paths: ['/a', '/c'],
          load: async () => ({
            routes: [
              { path: '/a', element: <h1>A</h1> },
              { path: '/c', element: <h1>C</h1> },
            ],
          }),
        },
        'mf-b': { panels: [beside], load: async () => ({ panels: { slip: () => <p>Leer</p> } }) },
      }),
      '/a',
    );
    act(() => usePanels.getState().show('slip'));
    await screen.findByText('Leer');
    const heading = await screen.findByRole('heading', { name: 'A' });
    act(() => heading.click());
    await act(() => router.get().navigate('/c'));
    expect(open()).toEqual(['slip']);
    act(() => display.becomes('phone'));
    await act(() => router.get().navigate('/a'));
    expect(open()).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('[ROUTING-2] stays the shell’s own if it has the name of one', async () => {
    const foreign = { ...SLIP, name: 'contact', label: { de: 'Fremd', en: 'Foreign' } };
    showShell(
      createFakeSource({
        'mf-b': { panels: [foreign], load: async () => ({ panels: { contact: () => <p>Leer</p> } }) },
      }),
      '/',
    );
    act(() => usePanels.getState().show('contact'));
    await screen.findByRole('region', { name: 'Kontakt' });
    expect(screen.queryByText('Leer')).toBeNull();
  });

  test('[FRAME-21] [PANELS-5] has no button where no remote of the release claims it', () => {
    showShell(createFakeSource({}), '/');
    expect(document.querySelector('[data-panel="slip"]')).toBeNull();
    act(() => usePanels.getState().show('slip'));
    expect(open()).toEqual([]);
  });
});

describe('a query parameter that a panel opens on', () => {
  test('[HEADER-11] opens it on any page for a customer', async () => {
    act(becomeCustomer);
    await visit('/a?stream_race_id=815&country=FRA');
    expect(open()).toEqual(['livestream']);
  });

  test('[HEADER-32] asks a visitor to log in, and opens it then', async () => {
    await visit('/a?stream_id=12');
    expect(open()).toEqual(['login']);
    act(becomeCustomer);
    expect(open()).toContain('livestream');
  });

  test('[HEADER-39] is forgotten when the visitor closes the login form; the rest of the query stays', async () => {
    await visit('/a?stream_id=12&page=2#part');
    act(() => usePanels.getState().close('login'));
    await waitFor(() => expect(search()).toBe('?page=2'));
    expect(window.location.hash).toBe('#part');
    act(becomeCustomer);
    expect(open()).toEqual([]);
  });

  test('[HEADER-33] is followed once: neither a navigation nor a logout opens again what was closed', async () => {
    act(becomeCustomer);
    const navigate = await visit('/a?stream_id=12');
    act(() => usePanels.getState().close());
    await navigate('/a?stream_id=12&page=2');
    expect(open()).toEqual([]);
    await navigate('/a');
    expect(open()).toEqual([]);
    await navigate('/a?stream_id=12');
    expect(open()).toContain('livestream');
  });
});
