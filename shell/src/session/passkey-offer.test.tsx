import { logIn, logOut, pageCookies } from '@paddock/host';
import { startSession } from '@paddock/host/shell';
import { accepted, exampleOf, fakeApi } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { offerPasskey } from './offer-passkey.ts';

const PASSKEYS = '/api/v1/customer/me/passkeys';
const bearer = `x.${btoa(JSON.stringify({ sub: 1, iat: 0, exp: 900 }))}.x`;

let stops: (() => void)[];
let isAvailable: boolean;
beforeEach(() => {
  isAvailable = true;
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => isAvailable;
  vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable });
  stops = [startSession(), offerPasskey()];
});
afterEach(async () => {
  await logOut({ force: true });
  for (const stop of stops) stop();
  pageCookies().remove('paddock_passkey_offer');
});

const open = async (passkeys: unknown = []) => {
  const api = fakeApi({
    'POST /api/v3/customer/auth/login': () => accepted({ bearer_token: bearer, refresh_token: 'r' }),
    'POST /api/v1/customer/auth/logout': { is_login: false },
    '/api/v1/customer/me': exampleOf('me'),
    [PASSKEYS]: passkeys,
  });
  const source = createFakeSource({
    'mf-a': {
      paths: ['/', '/user/data'],
      links: { personalData: '/user/data' },
      load: async () => ({
        routes: [
          { path: '/', element: <h1>Anfang</h1> },
          { path: '/user/data', element: <h1>Daten</h1> },
        ],
      }),
    },
  });
  const { router } = await act(async () => showShell(source, '/'));
  await screen.findByRole('heading', { name: 'Anfang' });
  await enter();
  return { ...api, router };
};
const enter = () => act(() => logIn({ email: 'active@demo.test', password: 'Paddock-2026!' }));
const offer = async () => within(await screen.findByRole('region', { name: 'Anmeldung ohne Passwort' }));
const expectNoOffer = () => expect(screen.queryByRole('region', { name: 'Anmeldung ohne Passwort' })).toBeNull();

test('[LOGIN-21] a customer without a passkey is offered one after a login, and led to it', async () => {
  const { router } = await open();
  const link = (await offer()).getByRole('link', { name: 'Passkey hinzufügen' });
  expect(link.getAttribute('href')).toBe('/user/data#passkeys');
  await act(async () => void fireEvent.click(link));
  expect(router.get().state.location).toMatchObject({ pathname: '/user/data', hash: '#passkeys' });
  expectNoOffer();
});

test('[LOGIN-21] an offer that was declined does not come again', async () => {
  const { asked } = await open();
  fireEvent.click((await offer()).getByRole('button', { name: 'Nicht jetzt' }));
  expectNoOffer();
  await act(() => logOut({ force: true }));
  await enter();
  expect(asked.filter((call) => call === PASSKEYS)).toHaveLength(1);
  expectNoOffer();
});

test('[LOGIN-21] an offer ends with the session', async () => {
  await open();
  await offer();
  await act(() => logOut({ force: true }));
  expectNoOffer();
});

test('[LOGIN-21] nothing is offered to a customer who has a passkey', async () => {
  const { asked } = await open(exampleOf('getPasskeys'));
  await waitFor(() => expect(asked).toContain(PASSKEYS));
  await act(async () => {});
  expectNoOffer();
});

test('[LOGIN-21] nothing is offered where the device can verify nobody', async () => {
  isAvailable = false;
  const { asked } = await open();
  await act(async () => {});
  expect(asked).not.toContain(PASSKEYS);
  expectNoOffer();
});
