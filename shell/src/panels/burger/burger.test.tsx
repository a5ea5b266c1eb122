import { usePanels } from '@paddock/host';
import { startPanels } from '@paddock/host/shell';
import { customer, fakeApi } from '@paddock/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USER_MENU } from '../../testing/claims.ts';
import { becomeCustomer } from '../../testing/customer.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { leavePanels } from '../../testing/leave-panels.ts';
import { fakeScreen } from '../../testing/screen-size.ts';
import { showShell } from '../../testing/show-shell.tsx';
// Loaded before the test looks for it.
import './burger.panel.tsx';

let stop: () => void;

beforeEach(() => {
  fakeApi({ '/api/v1/customer/me': customer() });
  fakeScreen().becomes('phone');
  stop = startPanels();
});

afterEach(() => {
  leavePanels();
  stop();
  vi.unstubAllGlobals();
});

test('[HEADER-10] the burger has the main menu, what the bar has no room for, help, the language, and the account of a customer', async () => {
  const source = createFakeSource({
    'mf-a': {
      navigation: [{ path: '/races', label: { de: 'Rennen', en: 'Races' }, position: 1 }],
      panels: ['ticker'],
      userMenu: USER_MENU,
      load: async () => ({}),
    },
  });
  showShell(source, '/races');
  act(() => usePanels.getState().show('burger'));
  const burger = within(await screen.findByRole('region', { name: 'Menü' }));
  const menu = within(await burger.findByRole('navigation', { name: 'Hauptmenü' }));
  expect(menu.getByRole('link', { name: 'Rennen' }).getAttribute('aria-current')).toBe('page');
  menu.getByRole('link', { name: 'Spielerschutz' });
  burger.getByRole('button', { name: 'Liveticker' });
  burger.getByRole('button', { name: 'Kontakt' });
  burger.getByRole('link', { name: 'Registrieren' });
  expect(burger.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/races');
  expect(burger.queryByRole('navigation', { name: 'Kontomenü' })).toBeNull();

  act(becomeCustomer);
  burger.getByRole('navigation', { name: 'Kontomenü' });
  expect(burger.queryByRole('link', { name: 'Registrieren' })).toBeNull();
});
