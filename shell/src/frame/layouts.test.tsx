import { usePanels } from '@paddock/host';
import { customer, fakeApi } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { USER_MENU } from '../testing/claims.ts';
import { becomeCustomer } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { leavePanels } from '../testing/leave-panels.ts';
import { showShell } from '../testing/show-shell.tsx';

/** A page that asks for a layout. */
const pageWith = (layout: string | undefined) =>
  createFakeSource({
    'mf-a': {
      paths: ['/user/bets'],
      userMenu: USER_MENU.toReversed(),
      panels: ['livestream'],
      load: async () => ({
        routes: [
          {
            path: '/user/bets',
            handle: { layout },
            element: (
              <>
                <h1 tabIndex={-1}>Meine Seite</h1>
                <h2 id="passkeys">Passkeys</h2>
              </>
            ),
          },
        ],
      }),
    },
  });

async function show(layout: string | undefined) {
  showShell(pageWith(layout), '/user/bets');
  await screen.findByRole('heading', { name: 'Meine Seite' });
}

beforeEach(() => {
  fakeApi({ '/api/v1/customer/me': customer() });
});

afterEach(leavePanels);

describe('the layouts', () => {
  test.each([undefined, 'default', 'wide', 'of-another-shell'])(
    '[FRAME-9] %s: the page between header and footer',
    async (layout) => {
      await show(layout);
      screen.getByRole('banner');
      screen.getByRole('contentinfo');
    },
  );

  test('[FRAME-22] empty: the page alone', async () => {
    await show('empty');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    screen.getByRole('main');
  });

  test('[FRAME-23] empty: shows the login form to who opens what needs a login, and no other panel', async () => {
    await show('empty');
    act(() => usePanels.getState().show('search'));
    expect(screen.queryByRole('region', { name: 'Suche' })).toBeNull();
    act(() => usePanels.getState().show('livestream'));
    await screen.findByRole('region', { name: 'Anmelden' });
  });

  test('[FRAME-25] print: the page as it will be on paper, with the button that prints it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show('print');
    expect(screen.queryByRole('banner')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledOnce();
    screen.getByText(/user\/bets, gedruckt am/);
    vi.unstubAllGlobals();
  });

  test('[FRAME-38] print: the way back leads to the page before, or to the transactions if there was none', async () => {
    const { router } = showShell(pageWith('print'), '/user/bets');
    await screen.findByRole('heading', { name: 'Meine Seite' });
    const goBack = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zurück' })));
    const back = vi.spyOn(history, 'back');
    await act(() => router.get().navigate('/user/bets?page=2'));
    await goBack();
    expect(back).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.get().state.location.search).toBe(''));
    await goBack();
    expect(back).toHaveBeenCalledOnce();
    expect(router.get().state.location.pathname).toBe('/user/transactions');
  });

  test('[FRAME-26] [USERAREA-1] user: the page beside the menu of the account, as remotes claim it, in the order of its positions', async () => {
    becomeCustomer();
    await show('user');
    screen.getByRole('banner');
    screen.getByRole('contentinfo');
    const menu = await screen.findByRole('navigation', { name: 'Kontomenü' });
    const paths = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/user/bets', '/user/transactions', '/user/loyalty', '/user/payin']);
    expect(screen.getByRole('link', { name: 'bets' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('an open panel that stays', () => {
  test('[HEADER-20] is the same element on the next page, whatever its layout', async () => {
    becomeCustomer();
    const pages = [undefined, 'user', 'wide', 'default'].map((layout, at) => ({
      path: `/page-${at}`,
      handle: { layout },
      element: <h1 tabIndex={-1}>Seite {at}</h1>,
    }));
    const { router } = showShell(
      createFakeSource({
        'mf-a': { paths: pages.map(({ path }) => path), load: async () => ({ routes: pages }) },
        'mf-c': { panels: ['livestream'], load: async () => ({ panels: { livestream: () => <p>Bilder</p> } }) },
      }),
      '/page-0',
    );
    await screen.findByRole('heading', { name: 'Seite 0' });
    act(() => usePanels.getState().show('livestream'));
    const pictures = await screen.findByText('Bilder');
    for (const at of [1, 2, 3]) {
      await act(() => router.get().navigate(`/page-${at}`));
      await screen.findByRole('heading', { name: `Seite ${at}` });
      expect(screen.getByText('Bilder')).toBe(pictures);
    }
  });
});

describe('the account area', () => {
  test('[USERAREA-2] [USERAREA-3] shows a visitor the login form in the page’s place, with the reason, and the page after the login', async () => {
    showShell(pageWith('user'), '/user/bets');
    await screen.findByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' });
    screen.getByText(/Diese Seite gehört zu Ihrem Konto/);
    expect(screen.queryByRole('heading', { name: 'Meine Seite' })).toBeNull();
    act(becomeCustomer);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Meine Seite' }));
  });

  test('[USERAREA-3] after the login a link of a mail leads to the part that it names', async () => {
    const scrolled = vi.fn(function (this: Element) {
      return this.id;
    });
    Element.prototype.scrollIntoView = scrolled as () => void;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    showShell(pageWith('user'), '/user/bets#passkeys');
    await screen.findByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' });
    act(becomeCustomer);
    expect(scrolled.mock.results.map(({ value }) => value)).toEqual(['passkeys']);
  });
});
