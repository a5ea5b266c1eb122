import { pageCookies, useAlerts, usePanels } from '@paddock/host';
import { CONSENT_COOKIE, startConsent, startPanels, startSession } from '@paddock/host/shell';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bootLater } from '../boot-later.ts';
import { startModals } from '../modals/start-modals.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const COOKIES_OFF = /Ihr Browser nimmt keine Cookies an/;

afterEach(() => {
  vi.unstubAllGlobals();
  // An answer without a cookie lives as long as the page, which all tests of this file share.
  pageCookies().remove(CONSENT_COOKIE);
  Reflect.deleteProperty(document, 'cookie'); // jsdom defines the property on the prototype.
  useAlerts.setState({ alerts: [], past: [] });
  usePanels.getState().close();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Does the same as `boot`. */
async function open() {
  startSession();
  startPanels();
  startConsent();
  startModals();
  const source = createFakeSource({
    'mf-a': { paths: ['/a'], load: async () => ({ routes: [{ path: '/a', element: <h1>Seite A</h1> }] }) },
  });
  const { i18n } = showShell(source, '/a');
  bootLater({ source, t: i18n.getFixedT(null, 'shell'), operators: null });
  await screen.findByRole('heading', { name: 'Seite A' });
}

const stubCookies = (get: () => string, set: () => void) =>
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });

const POOR: [string, () => void][] = [
  ['whose cookies throw', () => stubCookies(refuse, refuse)],
  [
    'that keeps no cookies',
    () =>
      stubCookies(
        () => '',
        () => {},
      ),
  ],
];

describe('row 62: a browser', () => {
  test.each(POOR)(
    '[POOR-1] [POOR-3] [POOR-4] %s shows the product, says so, and keeps answers as long as the page',
    async (_, make) => {
      make();
      await open();
      await screen.findByText(COOKIES_OFF);
      fireEvent.click(await screen.findByRole('button', { name: 'Alle ablehnen' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Alle ablehnen' })).toBeNull());
    },
  );

  test('[POOR-5] [SESSION-12] [SESSION-37] at an address without TLS keeps no cookie, and is told why', async () => {
    const written: string[] = [];
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: (line) => written.push(line) });
    vi.stubGlobal('isSecureContext', false);
    await open();
    await screen.findByText(/nicht verschlüsselt, darum speichern wir hier keine Cookies/);
    expect(screen.queryByText(COOKIES_OFF)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Alle ablehnen' }));
    expect(written.filter((line) => !line.endsWith('; Secure'))).toEqual([]);
  });

  test('[POOR-1] without storage, channels, locks, observers and server-sent events shows the product', async () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) vi.stubGlobal(name, refusing);
    for (const name of ['BroadcastChannel', 'ReportingObserver', 'EventSource', 'requestIdleCallback']) {
      vi.stubGlobal(name, undefined);
    }
    expect(navigator.locks).toBeUndefined();
    await open();
    expect(screen.queryByText(COOKIES_OFF)).toBeNull();
  });

  test('[POOR-2] row 63: with a service worker left over loses it', async () => {
    const [unregister, keep] = [vi.fn(async () => true), vi.fn(async () => true)];
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      serviceWorker: {
        getRegistrations: async () => [
          { unregister: keep, active: { scriptURL: `${location.origin}/push-worker.js` } },
          { unregister, active: { scriptURL: `${location.origin}/sw.js` } },
        ],
      },
    });
    await open();
    await waitFor(() => expect(unregister).toHaveBeenCalledOnce());
    expect(keep).not.toHaveBeenCalled();
  });
});
