import { logOut, useSession } from '@paddock/host';
import { startPanels, startSession } from '@paddock/host/shell';
import { accepted, exampleOf, fakeApi, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const { startAuthentication } = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const CHALLENGE = 'POST /api/v1/customer/auth/passkey/challenge';
const LOGIN = 'POST /api/v1/customer/auth/passkey';
const bearer = `x.${btoa(JSON.stringify({ sub: 1, iat: 0, exp: 900 }))}.x`;
const answers = {
  [CHALLENGE]: exampleOf('startPasskeyLogin'),
  [LOGIN]: accepted({ bearer_token: bearer, refresh_token: 'r' }),
  'POST /api/v1/customer/auth/logout': { is_login: false },
  '/api/v1/customer/me': exampleOf('me'),
};
const signed = { id: 'k', response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' } };

let stops: (() => void)[];
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  startAuthentication.mockReset().mockResolvedValue(signed);
  stops = [startSession(), startPanels()];
});
afterEach(async () => {
  await logOut({ force: true });
  for (const stop of stops) stop();
});

const press = async (given: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ ...answers, ...given });
  const source = createFakeSource({
    'mf-a': { paths: ['/'], load: async () => ({ routes: [{ path: '/', element: <h1>Anfang</h1> }] }) },
  });
  await act(async () => showShell(source, '/?login'));
  const button = await screen.findByRole('button', { name: 'Mit Passkey anmelden' });
  await act(async () => void fireEvent.click(button));
  return api;
};

it('[LOGIN-19] a passkey logs in without a password', async () => {
  const { sent } = await press();
  await waitFor(() => expect(useSession.getState().status).toBe('customer'));
  expect(sent(LOGIN)).toEqual([{ id: 'k', client_data: 'YQ', authenticator_data: 'Yg', signature: 'Yw' }]);
});

it('[LOGIN-19] a passkey that the server refuses is explained, and the password is offered', async () => {
  await press({ [LOGIN]: () => refused(401, 'invalid_passkey') });
  await screen.findByText('Dieser Passkey meldet Sie hier nicht an. Melden Sie sich mit Ihrem Passwort an.');
  screen.getByLabelText('Passwort');
  expect(useSession.getState().status).toBe('anonymous');
});

it('[LOGIN-19] without a passkey the browser is asked once more, or the password', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('left', 'NotAllowedError'));
  await press();
  await screen.findByText(/^Es wurde kein Passkey benutzt/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' })));
  await waitFor(() => expect(useSession.getState().status).toBe('customer'));
});

it('[LOGIN-19] a server that does not answer is not blamed on the passkey', async () => {
  await press({ [CHALLENGE]: () => refused(500, 'oops') });
  await screen.findByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.');
  expect(startAuthentication).not.toHaveBeenCalled();
});
