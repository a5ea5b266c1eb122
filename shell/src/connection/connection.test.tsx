import { ApiError } from '@paddock/api';
import { RELEASE_URL } from '@paddock/federation';
import { queryClient, useConnection } from '@paddock/host';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { startConnectionProbe } from './probe-connection.ts';
import { watchConnection } from './watch-connection.ts';

const OFFLINE = /Sie sind offline/;
const PORTAL = /Ihr Netzwerk verlangt eine Anmeldung/;
const UNREACHABLE = /Wir erreichen unsere Server gerade nicht/;

const stops: (() => void)[] = [];
const edge = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The page's other requests do not matter here and are never answered.
  vi.stubGlobal('fetch', (url: unknown) => (url === RELEASE_URL ? edge() : new Promise(() => {})));
  useConnection.setState({ connection: 'online' });
  stops.push(watchConnection(), startConnectionProbe());
  showShell(createFakeSource({}), '/nowhere');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  edge.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const goTo = (state: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    dispatchEvent(new Event(state));
  });
const fail = (kind: ApiError['kind'], meta = {}) =>
  act(() =>
    queryClient
      .query({ queryKey: [kind], queryFn: () => Promise.reject(new ApiError({ kind })), meta })
      .catch(() => {}),
  );
const page =
  (status = 200) =>
  async () =>
    new Response('<h1>WLAN im Zug</h1>', { status, headers: { 'content-type': 'text/html' } });

describe('the connection', () => {
  test('[NETWORK-1] says that the page is offline, as long as it is', async () => {
    await goTo('offline');
    await screen.findByText(OFFLINE);
    await goTo('online');
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  test.each([
    ['a page of its own', page()],
    ['511', page(511)],
    ['a way elsewhere (status 0)', async () => Response.error()],
  ])(
    '[NETWORK-2] [NETWORK-4] row 63: knows a captive portal by %s in place of our answer, and when it has let go',
    async (_, answer) => {
      edge.mockImplementation(answer);
      await fail('malformed');
      await screen.findByText(PORTAL);
      edge.mockImplementation(async () => Response.json({ schema: 1 }));
      await act(() => vi.advanceTimersByTimeAsync(22_500));
      expect(screen.queryByText(PORTAL)).toBeNull();
      expect(edge).toHaveBeenCalledTimes(2);
    },
  );

  test.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['who answers does not reach us', page(502)],
  ])('[NETWORK-3] says that our servers cannot be reached when %s', async (_, answer) => {
    edge.mockImplementation(answer);
    await fail('network');
    await screen.findByText(UNREACHABLE);
  });

  test('[NETWORK-5] is in question also where the page itself says what failed', async () => {
    edge.mockImplementation(page());
    await fail('malformed', { inlineErrors: true });
    await screen.findByText(PORTAL);
  });

  test('[NETWORK-6] is not in question when our servers refuse, or when the edge is well', async () => {
    edge.mockImplementation(async () => Response.json({ schema: 1 }));
    await fail('api');
    expect(edge).not.toHaveBeenCalled();
    await fail('http');
    expect(edge).toHaveBeenCalledOnce();
    expect(screen.queryByText(UNREACHABLE)).toBeNull();
  });
});
