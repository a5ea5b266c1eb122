import { usePanels } from '@paddock/host';
import { startPanels } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi } from '@paddock/testing';
import { createLazyView } from '@paddock/ui/lazy-view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { becomeCustomer, becomeVisitor } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { leavePanels } from '../testing/leave-panels.ts';
import { fakeScreen } from '../testing/screen-size.ts';
import { showShell } from '../testing/show-shell.tsx';
// Loaded before the first test looks for it.
import './panel.tsx';
import { PANEL_CONTENTS } from './panel-contents.ts';

const page = (path: string, to: string) => ({
  path,
  element: (
    <>
      <h1 tabIndex={-1}>Seite {path}</h1>
      <Link to={to}>weiter</Link>
    </>
  ),
});

const racesAndTicker = () =>
  createFakeSource({
    'mf-a': {
      paths: ['/', '/b'],
      navigation: [{ path: '/', label: { de: 'Start', en: 'Home' }, position: 1 }],
      load: async () => ({ routes: [page('/', '/b'), page('/b', '/')] }),
    },
    'mf-c': {
      panels: ['ticker', 'livestream'],
      load: async () => ({ panels: { ticker: () => <p>Neues</p>, livestream: () => <p>Bilder</p> } }),
    },
  });

const banner = () => screen.getByRole('banner');
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const names = () => [...banner().querySelectorAll('[data-panel]')].map((element) => element.getAttribute('data-panel'));

let display: ReturnType<typeof fakeScreen>;
let stop: () => void;

beforeEach(() => {
  fakeApi({
    '/api/v1/contact': exampleOf('getContact'),
    '/api/v1/customer/me': customer({ balance: 1250 }),
  });
  display = fakeScreen();
  stop = startPanels();
});

afterEach(() => {
  leavePanels();
  stop();
  vi.unstubAllGlobals();
});

/** Replaces the content of the contact panel until the test ends. */
function replaceContact(fetchView: () => Promise<ComponentType>) {
  const { contact } = PANEL_CONTENTS;
  PANEL_CONTENTS.contact = createLazyView(fetchView);
  onTestFinished(() => void Object.assign(PANEL_CONTENTS, { contact }));
}

/** Presses a panel's button in the header. */
async function open(name: string) {
  const opener = button(name);
  opener.focus();
  fireEvent.click(opener);
  return region(name);
}

describe('the header', () => {
  test('[FRAME-8] has the whole bar and the main menu on a desktop, for visitors and for customers', async () => {
    showShell(racesAndTicker(), '/');
    await screen.findByRole('heading', { name: 'Seite /' });
    expect(names()).toEqual(['search', 'ticker', 'livestream', 'contact', 'register', 'login']);
    expect(screen.getByRole('link', { name: 'Registrieren' }).getAttribute('href')).toBe('/register');
    screen.getByRole('navigation', { name: 'Hauptmenü' });
    act(becomeCustomer);
    expect(names()).toEqual(['search', 'ticker', 'livestream', 'contact', 'quick-account', 'account']);
  });

  test('[FRAME-20] has the burger, search, login or account and the language on a phone', async () => {
    display.becomes('phone');
    showShell(racesAndTicker(), '/');
    await screen.findByRole('heading', { name: 'Seite /' });
    expect(names()).toEqual(['burger', 'search', 'login']);
    expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull();
    screen.getByRole('link', { name: 'EN, English' });
    act(becomeCustomer);
    expect(names()).toEqual(['burger', 'search', 'quick-account-mobile', 'account']);
  });

  test('[FRAME-21] offers no panel that nobody fills', async () => {
    showShell(createFakeSource({}), '/');
    expect(names()).not.toContain('ticker');
    expect(names()).not.toContain('livestream');
  });
});

describe('header panels', () => {
  test('[HEADER-1] [HEADER-2] [HEADER-14] open by their button and close by Escape, which gives the focus back', async () => {
    showShell(racesAndTicker(), '/');
    const panel = await open('Liveticker');
    await screen.findByText('Neues');
    expect(button('Liveticker').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(panel);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByText('Neues')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Liveticker')));
  });

  test('[HEADER-16] give the focus back when their close button is pressed', async () => {
    showShell(racesAndTicker(), '/');
    await open('Kontakt');
    const close = button('Schließen');
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(button('Kontakt')));
  });

  test('[HEADER-2] [HEADER-17] opened from the burger, which has closed, give it back to the burger', async () => {
    display.becomes('phone');
    showShell(racesAndTicker(), '/');
    await open('Menü');
    fireEvent.click(await screen.findByRole('button', { name: 'Kontakt' }));
    const panel = await region('Kontakt');
    expect(screen.queryByRole('region', { name: 'Menü' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(panel));
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button('Menü')));
  });

  test('[HEADER-17] closed by a logout, give it to the login', async () => {
    becomeCustomer();
    showShell(racesAndTicker(), '/');
    await open('Mein Konto');
    act(becomeVisitor);
    await waitFor(() => expect(document.activeElement).toBe(button('Anmelden')));
  });

  test('[HEADER-15] ask first for the e-mail address in the login form', async () => {
    showShell(racesAndTicker(), '/');
    await open('Anmelden');
    const field = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('[HEADER-15] ask first for what is asked for: the field of the search has the focus', async () => {
    showShell(racesAndTicker(), '/');
    await open('Suche');
    const field = await screen.findByRole('searchbox', { name: 'Pferd, Rennen oder Rennbahn' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('[HEADER-3] close by a press on the page, which keeps the focus where it was pressed', async () => {
    showShell(racesAndTicker(), '/');
    await screen.findByRole('heading', { name: 'Seite /' });
    const panel = await open('Kontakt');
    fireEvent.click(panel);
    expect(screen.queryByRole('region', { name: 'Kontakt' })).not.toBeNull();
    fireEvent.click(screen.getByRole('heading', { name: 'Seite /' }));
    expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull();
  });

  test('[HEADER-21] stay where something over the page is pressed', async () => {
    showShell(racesAndTicker(), '/');
    await open('Kontakt');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    fireEvent.click(dialog);
    expect(screen.queryByRole('region', { name: 'Kontakt' })).not.toBeNull();
    dialog.remove();
  });

  test('[HEADER-22] opened by something on the page, stay open', async () => {
    const opener = (
      <button type="button" onClick={() => usePanels.getState().show('contact')}>
        Hilfe?
      </button>
    );
    const source = createFakeSource({
      'mf-a': { paths: ['/'], load: async () => ({ routes: [{ path: '/', element: opener }] }) },
    });
    showShell(source, '/');
    fireEvent.click(await screen.findByRole('button', { name: 'Hilfe?' }));
    await region('Kontakt');
  });

  test('[HEADER-19] close when the focus goes on to the page, so that they cover nothing that has it', async () => {
    showShell(racesAndTicker(), '/');
    const link = await screen.findByRole('link', { name: 'weiter' });
    await open('Kontakt');
    act(() => link.focus());
    expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test('[HEADER-18] [HEADER-20] close with another page; the live ticker goes on', async () => {
    showShell(racesAndTicker(), '/');
    await open('Kontakt');
    fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'Seite /b' });
    expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull();

    await open('Liveticker');
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    const heading = await screen.findByRole('heading', { name: 'Seite /' });
    await region('Liveticker');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('[HEADER-18] close with a link to the page that is there already', async () => {
    display.becomes('phone');
    showShell(racesAndTicker(), '/');
    await screen.findByRole('heading', { name: 'Seite /' });
    const menu = await open('Menü');
    fireEvent.click(await within(menu).findByRole('link', { name: 'Start' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Menü' })).toBeNull());
  });

  test('[HEADER-18] close with a way back on the page, though none was open when the page was loaded', async () => {
    const late = { ...page('/b', '/'), loader: async () => null };
    const source = { 'mf-a': { paths: ['/', '/b'], load: async () => ({ routes: [page('/', '/b'), late] }) } };
    const { router } = showShell(createFakeSource(source), '/');
    fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'Seite /b' });
    await act(() => router.get().navigate('/b#part'));
    await open('Kontakt');
    await act(() => router.get().navigate(-1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull());
  });

  test('[HEADER-48] stay, with the focus, if they were opened while the page was still loading', async () => {
    const arrival = Promise.withResolvers<null>();
    const late = { ...page('/b', '/'), loader: () => arrival.promise };
    showShell(
      createFakeSource({ 'mf-a': { paths: ['/', '/b'], load: async () => ({ routes: [page('/', '/b'), late] }) } }),
      '/',
    );
    fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
    await open('Kontakt');
    await act(async () => arrival.resolve(null));
    await screen.findByRole('heading', { name: 'Seite /b' });
    expect((await region('Kontakt')).contains(document.activeElement)).toBe(true);
    fireEvent.click(await screen.findByRole('link', { name: 'Schreiben Sie uns' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull());
  });

  test('[PANELS-2] the livestream of a customer goes on beside another panel', async () => {
    becomeCustomer();
    showShell(racesAndTicker(), '/');
    await open('Livestream');
    await screen.findByText('Bilder');
    await open('Kontakt');
    screen.getByText('Bilder');
  });

  test.each([
    ['pointed at', fireEvent.pointerEnter],
    ['focused', fireEvent.focus],
  ])('[HEADER-4] fetch what a remote gives when their button is %s, and not before', async (_, reach) => {
    const source = racesAndTicker();
    const prefetch = vi.spyOn(source, 'prefetch');
    showShell(source, '/');
    expect(prefetch).not.toHaveBeenCalled();
    reach(button('Liveticker'));
    expect(prefetch).toHaveBeenCalledWith('mf-c');
  });

  test.each([
    ['pointed at', fireEvent.pointerEnter],
    ['focused', fireEvent.focus],
  ])('[HEADER-4] fetch what the shell has when their button is %s, and not before', async (_, reach) => {
    const fetchView = vi.fn(async () => () => <p>Anrufen</p>);
    replaceContact(fetchView);
    showShell(racesAndTicker(), '/');
    await screen.findByRole('heading', { name: 'Seite /' });
    expect(fetchView).not.toHaveBeenCalled();
    reach(button('Kontakt'));
    expect(fetchView).toHaveBeenCalledTimes(1);
  });

  test('[HEADER-40] say that their content failed to load, and load it on request', async () => {
    let isDown = true;
    replaceContact(async () => {
      if (isDown) throw new Error('not to be had');
      return () => <p>Anrufen</p>;
    });
    showShell(racesAndTicker(), '/');
    const panel = await open('Kontakt');
    const retry = await within(panel).findByRole('button', { name: 'Erneut versuchen' });
    isDown = false;
    fireEvent.click(retry);
    await within(panel).findByText('Anrufen');
  });
});
