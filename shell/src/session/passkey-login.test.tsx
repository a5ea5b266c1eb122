import { logOut, useSession } from '@paddock/host';
import { startPanels, startSession } from '@paddock/host/shell';
import { accepted, exampleOf, fakeApi, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const { startAuthentication, cancelCeremony } = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  cancelCeremony: vi.fn(),
}));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication, WebAuthnAbortService: { cancelCeremony } }));

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

const open = async (given: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ ...answers, ...given });
  const source = createFakeSource({
    'mf-a': { paths: ['/'], load: async () => ({ routes: [{ path: '/', element: <h1>Anfang</h1> }] }) },
  });
  await act(async () => showShell(source, '/?login'));
  await screen.findByRole('button', { name: 'Mit Passkey anmelden' });
  return api;
};

const press = async (given?: Parameters<typeof fakeApi>[0]) => {
  const api = await open(given);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' })));
  return api;
};

test('[LOGIN-19] a passkey logs in without a password', async () => {
  const { sent } = await press();
  await waitFor(() => expect(useSession.getState().status).toBe('customer'));
  expect(sent(LOGIN)).toEqual([{ id: 'k', client_data: 'YQ', authenticator_data: 'Yg', signature: 'Yw' }]);
});

test('[LOGIN-19] a passkey that the server refuses is explained, and the password is offered', async () => {
  await press({ [LOGIN]: () => refused(401, 'invalid_passkey') });
  await screen.findByText('Dieser Passkey meldet Sie hier nicht an. Melden Sie sich mit Ihrem Passwort an.');
  screen.getByLabelText('Passwort');
  expect(useSession.getState().status).toBe('anonymous');
});

test('[LOGIN-19] without a passkey the browser is asked once more, or the password', async () => {
  startAuthentication.mockRejectedValueOnce(new DOMException('left', 'NotAllowedError'));
  await press();
  await screen.findByText(/^Es wurde kein Passkey benutzt/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' })));
  await waitFor(() => expect(useSession.getState().status).toBe('customer'));
});

test('[LOGIN-19] a server that does not answer is not blamed on the passkey', async () => {
  await press({ [CHALLENGE]: () => refused(500, 'oops') });
  await screen.findByText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.');
  expect(startAuthentication).not.toHaveBeenCalled();
});

describe('a passkey that the browser suggests', () => {
  /** Resolves what the browser waits for: a choice among its suggestions. */
  let choose: (answer: typeof signed) => void;
  const challengesOf = (asked: readonly string[]) => asked.filter((call) => call === CHALLENGE).length;
  const suggestions = () => startAuthentication.mock.calls.filter(([options]) => options.useBrowserAutofill);

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
    cancelCeremony.mockReset();
    startAuthentication.mockImplementation(({ useBrowserAutofill }) => {
      if (!useBrowserAutofill) return Promise.resolve(signed);
      const choice = Promise.withResolvers<typeof signed>();
      choose = choice.resolve;
      return choice.promise;
    });
  });

  test('[LOGIN-20] logs in once it is chosen at the e-mail field', async () => {
    const { sent, asked } = await open();
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('username webauthn');
    await waitFor(() => expect(suggestions()).toHaveLength(1));
    const before = challengesOf(asked);
    expect(useSession.getState().status).toBe('anonymous');
    await act(async () => choose(signed));
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
    expect(sent(LOGIN)).toHaveLength(1);
    await waitFor(() => expect(cancelCeremony).toHaveBeenCalled());
    expect(challengesOf(asked)).toBe(before);
  });

  test('[LOGIN-20] is refused in words, and suggested again', async () => {
    const { asked } = await open({ [LOGIN]: () => refused(401, 'invalid_passkey') });
    await waitFor(() => expect(suggestions()).toHaveLength(1));
    const before = challengesOf(asked);
    await act(async () => choose(signed));
    await screen.findByText('Dieser Passkey meldet Sie hier nicht an. Melden Sie sich mit Ihrem Passwort an.');
    await waitFor(() => expect(suggestions().length).toBeGreaterThan(1));
    // A challenge is answered once.
    expect(challengesOf(asked)).toBe(before + 1);
  });

  test('[LOGIN-20] waits for no answer while the browser asks in a dialog', async () => {
    const { asked } = await open();
    await waitFor(() => expect(suggestions()).toHaveLength(1));
    const before = challengesOf(asked);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' })));
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
    expect(cancelCeremony).toHaveBeenCalled();
    expect(suggestions()).toHaveLength(1);
    expect(challengesOf(asked)).toBe(before + 1);
  });

  test('[LOGIN-20] asks for no other challenge once the customer is logged in by the password', async () => {
    const tokens = () => accepted({ bearer_token: bearer, refresh_token: 'r' });
    const { asked } = await open({ 'POST /api/v3/customer/auth/login': tokens });
    await waitFor(() => expect(suggestions()).toHaveLength(1));
    const before = challengesOf(asked);
    fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'a@demo.test' } });
    fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'Paddock-2026!' } });
    const form = screen.getByRole('form', { name: 'Anmelden' });
    await act(async () => void fireEvent.submit(form));
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
    await waitFor(() => expect(cancelCeremony).toHaveBeenCalled());
    expect(challengesOf(asked)).toBe(before);
  });

  test('[LOGIN-20] has a challenge that is younger than five minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await open();
    await waitFor(() => expect(suggestions()).toHaveLength(1));
    const before = challengesOf(asked);
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000 + 100));
    await waitFor(() => expect(challengesOf(asked)).toBe(before + 1));
  });

  test('[LOGIN-20] is not there if the server gives no challenge; the form says nothing of it', async () => {
    await open({ [CHALLENGE]: () => refused(429, 'too_many_requests') });
    expect(suggestions()).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toBe('');
  });
});
