import { useCookieConsent } from '@paddock/host';
import { customer, exampleOf, fakeApi } from '@paddock/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { becomeCustomer, becomeVisitor } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
// Loaded before the first test looks for it.
import './responsible-gambling.route.tsx';

const main = () => within(screen.getByRole('main'));
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href');

let answers: ReturnType<typeof fakeApi>['answers'];

beforeEach(() => {
  ({ answers } = fakeApi({ '/api/v1/customer/me': customer() }));
});

afterEach(() => {
  becomeVisitor();
  useCookieConsent.setState({ asking: false });
});

describe('responsible gambling', () => {
  test('[PROTECT-7] leads to limits and to self-exclusion, and to who helps', async () => {
    answers['/api/v1/contact'] = exampleOf('getContact');
    showShell(createFakeSource({}), '/page/responsible-gambling');
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
    expect(href('Limits festlegen')).toBe('/user/limits');
    expect(href('Selbstsperre einrichten')).toBe('/user/data/self-exclusion');
    expect(href('0800 1 37 27 00')).toBe('tel:08001372700');
    await main().findByRole('link', { name: '+49 221 0000000' });
    main().getByRole('link', { name: /check-dein-spiel\.de.*öffnet in einem neuen Tab/ });
  });

  test('[PROTECT-8] offers a break to a customer, and loads no remote for a visitor', async () => {
    const load = vi.fn(async () => ({ slots: { 'account.playBreak': () => <button type="button">Pause</button> } }));
    const source = () => createFakeSource({ 'mf-a': { slots: ['account.playBreak'], load } });
    showShell(source(), '/page/responsible-gambling');
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
    expect(load).not.toHaveBeenCalled();
    act(becomeCustomer);
    await main().findByRole('button', { name: 'Pause' });
  });

  test('[PROTECT-2] is there in English', async () => {
    showShell(createFakeSource({}), '/en/page/responsible-gambling');
    await screen.findByRole('heading', { level: 1, name: 'Responsible gambling' });
    expect(href('Set limits')).toBe('/en/user/limits');
  });

  test('[PROTECT-1] [PROTECT-3] is one step away from every page of a customer, whatever becomes of remotes and API', async () => {
    becomeCustomer();
    const source = createFakeSource({
      'mf-a': { paths: ['/user/*'], load: () => Promise.reject(new Error('not to be had')) },
    });
    showShell(source, '/user/limits');
    const entry = within(screen.getByRole('banner')).getByRole('link', { name: 'Spielerschutz' });
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Spielerschutz' });
    fireEvent.click(entry);
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
    expect(href('0800 1 37 27 00')).toBe('tel:08001372700');
  });

  const customerAt = async (layout: string | undefined, url: string) => {
    becomeCustomer();
    const routes = [
      { path: '/user', element: <h1>Mein Konto</h1> },
      { path: '/pop-up', handle: { layout }, element: <h1>Seite A</h1> },
    ];
    const remotes = { 'mf-a': { paths: ['/user', '/pop-up'], load: async () => ({ routes }) } };
    const shown = showShell(createFakeSource(remotes), url);
    await screen.findByRole('heading', { name: 'Seite A' });
    return shown;
  };

  test.each([
    ['a pop-up', 'empty', '/pop-up'],
    ['a widget', undefined, '/pop-up?widget=1'],
  ])('[FRAME-24] [PROTECT-4] [PROTECT-5] is one step away in %s of a customer', async (_, layout, url) => {
    await customerAt(layout, url);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    fireEvent.click(main().getByRole('link', { name: 'Spielerschutz' }));
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
  });

  test('[PROTECT-6] is two steps away from a page to be printed: back, and on', async () => {
    const { router } = await customerAt('print', '/pop-up');
    for (const path of ['/user', '/pop-up']) await act(() => router.get().navigate(path));
    fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await screen.findByRole('heading', { name: 'Mein Konto' });
    within(screen.getByRole('banner')).getByRole('link', { name: 'Spielerschutz' });
  });
});

describe('the footer', () => {
  const footer = () => {
    showShell(createFakeSource({}), '/');
    return within(screen.getByRole('contentinfo'));
  };
  const hrefOf = (link: HTMLElement) => link.getAttribute('href');

  test('[FRAME-10] [FRAME-31] has the house’s pages, the age, the help, and where the permit is', () => {
    const { getAllByRole, getByText } = footer();
    expect(getAllByRole('link').map(hrefOf)).toEqual(
      expect.arrayContaining([
        '/results',
        '/tipp-of-the-day',
        '/betshop',
        '/page/wettstarshop',
        '/page/helpcenter',
        '/contact',
        '/page/responsible-gambling',
        '/about',
        '/news',
        '/page/bonusaction',
        '/page/terms',
        '/page/privacy',
        '/page/imprint',
        'tel:08001372700',
      ]),
    );
    getByText('18+');
    getByText(/Die Erlaubnis steht im Impressum/);
  });

  test('[FRAME-32] [FRAME-33] names the authority with its list of operators, and OASIS', () => {
    const { getByRole, getByText } = footer();
    getByText(/Gemeinsame Glücksspielbehörde der Länder/);
    expect(hrefOf(getByRole('link', { name: /Amtliche Liste der erlaubten Anbieter/ }))).toMatch(
      /^https:\/\/www\.gluecksspiel-behoerde\.de\//,
    );
    expect(hrefOf(getByRole('link', { name: /OASIS/ }))).toMatch(/^https:\/\/rp-darmstadt\.hessen\.de\//);
  });

  test('[FRAME-34] names the ways of payment', () => {
    const { getByRole } = footer();
    const payments = within(getByRole('list', { name: 'Zahlungsarten' }));
    expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sofortüberweisung',
      'Kreditkarte',
      'E-Wallet',
      'Banküberweisung',
    ]);
  });

  test('[FRAME-28] asks about cookies again', () => {
    showShell(createFakeSource({}), '/');
    fireEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(useCookieConsent.getState().asking).toBe(true);
  });
});
