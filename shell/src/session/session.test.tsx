import { ApiError } from '@paddock/api';
import { logOut, onSessionEvent, queryClient, useAlerts, usePanels, useSession } from '@paddock/host';
import { SESSION_NOT_REFRESHED, startPanels, startSession } from '@paddock/host/shell';
import { accepted, exampleOf, fakeApi, refused } from '@paddock/testing';
import { MutationObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApiErrors } from '../errors/handle-api-error.ts';
import { nobody } from '../operators/operators.ts';
import { leaveElsewhere } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { sayRefreshFailure } from './say-refresh-failure.ts';
import { saySessionEnd } from './say-session-end.ts';

const bearer = (sub: number) => `x.${btoa(JSON.stringify({ sub, iat: 0, exp: 900 }))}.x`;
const tokens = (sub = 1) => accepted({ bearer_token: bearer(sub), refresh_token: 'r' });

const LOGIN = 'POST /api/v3/customer/auth/login';
const LOGOUT = 'POST /api/v1/customer/auth/logout';
const ME = '/api/v1/customer/me';
const answers = { [LOGIN]: tokens(), [LOGOUT]: accepted({ is_login: false }), [ME]: exampleOf('me') };

const source = () =>
  createFakeSource({
    'mf-a': { paths: ['/', '/races'], load: async () => ({ routes: [{ path: '/', element: <h1>Anfang</h1> }] }) },
  });

/** The shell at a URL, with everything that loads at once. */
const show = (path: string, of = source()) => act(async () => showShell(of, path));

let stops: (() => void)[];
beforeEach(() => {
  useAlerts.setState({ alerts: [] });
  stops = [startSession(), startPanels()];
});
afterEach(async () => {
  await logOut({ force: true });
  usePanels.getState().close();
  for (const stop of stops) stop();
});

const form = () => screen.findByRole('form', { name: 'Anmelden' });
const fill = async (label: string, value: string) =>
  fireEvent.change(await within(await form()).findByLabelText(label), { target: { value } });
const send = async () => fireEvent.click(within(await form()).getByRole('button', { name: 'Anmelden' }));

const enter = async (password = 'Paddock-2026!') => {
  await fill('E-Mail-Adresse', 'anna@demo.test');
  await fill('Passwort', password);
  await send();
};

describe('the login form', () => {
  test('[LOGIN-1] logs in with e-mail address and password, and goes', async () => {
    const { sent } = fakeApi(answers);
    await show('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await enter();
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
    expect(sent(LOGIN)).toEqual([{ email: 'anna@demo.test', password: 'Paddock-2026!' }]);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Anmelden' })).toBeNull());
  });

  test('[LOGIN-8] says at each field what is missing, and asks nobody', async () => {
    const { sent } = fakeApi(answers);
    await show('/?login');
    await fill('E-Mail-Adresse', 'anna');
    await send();
    const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
    await waitFor(() => expect(['E-Mail-Adresse', 'Passwort'].every(isInvalid)).toBe(true));
    expect(sent(LOGIN)).toEqual([]);
  });

  test.each([
    ['invalid_credentials', 401, /Adresse oder Passwort ist falsch/],
    ['customer_status_zero', 403, /Bestätigen Sie Ihre E-Mail-Adresse, um weiterzumachen/],
    ['check_registration', 403, /zuerst Ihre Registrierung ab/],
    ['login_status_expired', 403, /mit PostIdent/],
  ])('[LOGIN-2] [LOGIN-9] says what %s means, in the language of the page', async (code, status, words) => {
    fakeApi({ ...answers, [LOGIN]: () => refused(status, code, 'In English.') });
    await show('/?login');
    await enter();
    await within(await form()).findByText(words);
    expect(useSession.getState().status).toBe('anonymous');
    expect(within(await form()).getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('anna@demo.test');
  });

  test('[LOGIN-24] says of too many attempts what the server says: it knows the pause', async () => {
    const words = 'Zu viele Versuche. Warten Sie einen Moment.';
    fakeApi({ ...answers, [LOGIN]: () => refused(429, 'too_many_requests', words) });
    await show('/?login');
    await enter();
    await within(await form()).findByText(words);
  });

  test('[LOGIN-2] says until when a customer has excluded themselves', async () => {
    const extended = { excluded_until: '2027-03-01T08:00:00Z' };
    fakeApi({ ...answers, [LOGIN]: refused(403, 'customer_excluded', '', extended) });
    await show('/?login');
    await enter();
    await within(await form()).findByText(/ab dem 01\.03\.2027/);
  });

  test('[LOGIN-2] says in the words of the server that the end of an exclusion is not told yet', async () => {
    const words = 'Wann er endet, sehen Sie, sobald Ihr Bankkonto bestätigt ist.';
    fakeApi({ ...answers, [LOGIN]: refused(403, 'customer_excluded', words) });
    await show('/?login');
    await enter();
    await within(await form()).findByText(words);
  });

  test('[LOGIN-3] [LOGIN-10] leads to a new password and to an account', async () => {
    fakeApi(answers);
    await show('/en?login');
    expect((await screen.findByRole('link', { name: 'Forgot your password?' })).getAttribute('href')).toBe(
      '/en/password-recovery',
    );
    const panel = within(screen.getByRole('region', { name: 'Log in' }));
    expect(panel.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/en/register');
  });
});

describe('?login', () => {
  test('[LOGIN-4] [LOGIN-11] opens the login form for a visitor, and goes from the address', async () => {
    fakeApi(answers);
    await show('/?a=1&login&b=2#c');
    await form();
    expect(location.search + location.hash).toBe('?a=1&b=2#c');
    expect(usePanels.getState().open).toEqual(['login']);
  });

  test('[LOGIN-11] [LOGIN-12] opens nothing for a customer', async () => {
    fakeApi(answers);
    await show('/?login');
    await enter();
    await waitFor(() => expect(usePanels.getState().open).toEqual([]));
    window.history.replaceState(null, '', '/');
    await show('/?login');
    await waitFor(() => expect(location.search).toBe(''));
    expect(usePanels.getState().open).toEqual([]);
  });
});

test('[LOGIN-5] [LOGIN-13] a page that needs a login shows the form in its place, and comes with the login', async () => {
  fakeApi(answers);
  const account = createFakeSource({
    'mf-b': {
      paths: ['/user'],
      load: async () => ({ routes: [{ path: '/user', element: <h1>Konto</h1>, handle: { layout: 'user' } }] }),
    },
  });
  await show('/user', account);
  await enter();
  await screen.findByRole('heading', { name: 'Konto' });
});

describe('the end of a session', () => {
  const showHere = async (path: string) => {
    fakeApi(answers);
    const { router, i18n } = await show(path);
    const t = i18n.getFixedT(null, 'shell');
    stops.push(saySessionEnd({ t, texts: Promise.resolve(), router: () => router }));
    await enter();
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
  };

  test('[LOGIN-6] [LOGIN-15] is said with its reason, until the next login', async () => {
    await showHere('/?login');
    leaveElsewhere();
    await screen.findByText('Sie wurden in einem anderen Tab abgemeldet.');

    fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await enter();
    await waitFor(() => expect(screen.queryByText('Sie wurden in einem anderen Tab abgemeldet.')).toBeNull());
  });

  test('[LOGIN-14] leads home who logs out in the account panel, without a word', async () => {
    await showHere('/?login');
    const heard: string[] = [];
    stops.push(onSessionEvent(({ type }) => heard.push(type)));
    fireEvent.click(await screen.findByRole('button', { name: 'Mein Konto' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(heard).toEqual(['loggedOut']));
    await screen.findByRole('button', { name: 'Anmelden' });
    expect(location.pathname).toBe('/');
    expect(screen.queryByText(/abgemeldet|Sitzung/)).toBeNull();
  });
});

describe('a refresh that fails', () => {
  const words = 'Ihre Anmeldung lässt sich gerade nicht erneuern. Sie bleiben angemeldet; wir versuchen es weiter.';
  const notRefreshed = () => Promise.reject(new ApiError({ kind: 'network', code: SESSION_NOT_REFRESHED }));
  const shown = () => screen.queryAllByText(words).length;
  const wake = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
  const expireToken = () => {
    for (const name of ['__Host-paddock_token', 'paddock_token']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as time would do it
      document.cookie = `${name}=1.${bearer(1)}; Path=/; Secure`;
    }
  };

  test('[LOGIN-7] [LOGIN-16] [LOGIN-17] [LOGIN-18] is said once, whatever calls fail by it, and no longer when it works again', async () => {
    fakeApi(answers);
    const { i18n } = await show('/?login');
    const t = i18n.getFixedT(null, 'shell');
    stops.push(sayRefreshFailure({ t, texts: Promise.resolve() }));
    stops.push(startApiErrors({ t, operators: nobody }));
    await enter();
    await waitFor(() => expect(useSession.getState().status).toBe('customer'));
    const before = useAlerts.getState().alerts.length;

    fakeApi({ ...answers, [LOGIN]: () => new Response('', { status: 503 }) });
    expireToken();
    await wake();
    await waitFor(() => expect(shown()).toBe(1));
    for (const queryKey of [['a'], ['b']]) {
      await act(() => queryClient.query({ queryKey, queryFn: notRefreshed }).catch(() => {}));
    }
    const change = () =>
      act(() => new MutationObserver(queryClient, { mutationFn: notRefreshed }).mutate().catch(() => {}));
    await change();
    expect(useAlerts.getState().alerts).toHaveLength(before + 1);
    expect(useSession.getState().status).toBe('customer');

    fireEvent.click(screen.getByRole('button', { name: /schließen/i }));
    expect(shown()).toBe(0);
    await change();
    expect(shown()).toBe(1);
    fakeApi(answers);
    await wake();
    await waitFor(() => expect(shown()).toBe(0));
  });
});
